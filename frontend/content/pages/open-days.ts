import { formatHours, formatHoursLong } from '#frontend/italian/dates.ts';
import { formatDays, formatPartOfDay, formatWeekdaysAndDays } from '#frontend/italian/day-lists.ts';
import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { picture } from '../picture.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { IconName, SinglePageText } from '../types.ts';

const { openDays: sessions } = season;
const days = sessions.flatMap(({ day }) => day ?? []);
const count = sessions.filter(({ day }) => !day).length + new Set(days).size;
const [first] = sessions;
/** Said of all of them only if it is true of all. */
const hours =
  first && sessions.every(({ opens, closes }) => opens === first.opens && closes === first.closes)
    ? first
    : null;
const partOfDay = formatPartOfDay(sessions);
const isPomeriggio = partOfDay === 'pomeriggio';

const when =
  days.length > 0
    ? `${formatWeekdaysAndDays(days)} ${seasonText.year}${hours ? `, ${formatHoursLong(hours)}` : ''}.`
    : 'le date sono in arrivo.';

const whatToBring: readonly { icon: IconName; text: string }[] = [
  { icon: 'Shorts', text: 'Abbigliamento sportivo comodo' },
  { icon: 'Shirt', text: '1 maglietta bianca in più' },
  { icon: 'Cap', text: '1 cappellino' },
  { icon: 'GlassWater', text: '1 borraccia' },
];

export const openDays = {
  title: `Open Day ${seasonText.year}, prova gratis · ${siteName}`,
  description: `Open Day gratuiti del centro estivo: ${days.length > 0 ? `${formatDays(days)} ${seasonText.year}${hours ? `, ${formatHours(hours)}` : ''}` : 'le date sono in arrivo'}. Bambini ${seasonText.ages}, si gioca con i genitori.`,
  updated: '2026-11-21',
  picture: picture('open-days.svg', 'Genitori e bambini giocano insieme al tiro alla fune'),
  kicker: 'Open Day',
  heading: `Vieni a giocare con noi, per ${isPomeriggio ? 'un' : 'una'} ${partOfDay}`,
  lead: `La partecipazione è gratuita. ${capitalize(when)}`,
  leadOver: `La partecipazione è gratuita. Gli ultimi Open Day si sono già svolti: ${when} Scrivici e ti diciamo quando c’è il prossimo.`,

  sessionsTitle:
    (count === 1 ? 'La data' : `Le ${formatCount(count)} date`) +
    (days.length > 0 ? ` del ${seasonText.year}` : ''),
  session: {
    hoursLabel: 'Orario',
    addressLabel: 'Dove',
    bookUntilLabel: 'Prenotazione obbligatoria entro',
    /** After a deadline that is past. */
    bookUntilOver: 'chiusa',
    mapLink: 'Apri la mappa',
    calendarFile: 'Salva nel calendario',
    venueLink: 'Scopri la sede',
    /** One of these, by the day of the visit. */
    state: {
      announced: 'In arrivo',
      bookable: 'Prenotazioni aperte',
      closed: 'Prenotazioni chiuse',
      today: 'È oggi',
      past: 'Questo Open Day si è già svolto',
    },
    unknown: 'data in arrivo',
    /** Link to photos of the past ones. */
    album: { text: 'Guarda le foto', to: '/gallery' },
  },

  whoTitle: 'Per chi',
  who: [
    `Per bambini e ragazzi ${seasonText.ages}.`,
    `A ${seasonText.trialAge} si può venire a provare.`,
    `Un genitore deve restare per ${isPomeriggio ? 'tutto il' : 'tutta la'} ${partOfDay}: si gioca insieme, grandi e piccoli.`,
  ],

  bringTitle: 'Che cosa portare',
  bringLead: 'Per i bambini e anche per i genitori:',
  whatToBring,

  bookingTitle: 'Prenota il tuo posto',
  bookingLead: 'Compila il modulo prima della scadenza.',
  siblings: 'Vengono più fratelli? Compila un modulo per ciascuno.',
  bookingToCome: {
    title: 'Le prenotazioni sono in arrivo',
    text: 'Appena si aprono, si prenota qui. Scrivici in chat: ti avvisiamo.',
  },
  bookingClosed: {
    title: 'Le prenotazioni per queste date sono chiuse',
    text: 'Hai una domanda o un imprevisto? Scrivici in chat.',
  },
  bookingOver: {
    title: `Gli Open Day ${seasonText.year} si sono già svolti`,
    text: 'Vuoi sapere quando sarà il prossimo? Scrivici in chat.',
  },
  nextTitle: 'Il prossimo Open Day',
  formClosed: 'Nessuna data aperta adesso: il modulo riapre con le nuove date.',
  formButton: 'Guarda il modulo',
  askMessage: `Ciao ${siteName}, vorrei sapere quando sarà il prossimo Open Day.`,
} as const satisfies SinglePageText & Record<string, unknown>;

/** Texts of the calendar file of an open day. */
export const openDayEvent = {
  title: (venue: string) => `Open Day ${siteName} ${venue}`,
  description: `Un genitore deve restare per giocare. Da portare, grandi e piccoli: ${whatToBring.map(({ text }) => text.toLowerCase()).join(', ')}.`,
};
