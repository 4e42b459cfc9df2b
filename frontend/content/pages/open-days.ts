import { formatDay, formatHours, formatHoursLong, formatWeekday } from '#frontend/italian/dates.ts';
import { capitalize, formatCount, formatList } from '#frontend/italian/words.ts';
import { picture } from '../picture.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { IconName, SinglePageText } from '../types.ts';

const { openDays: sessions } = season;
const [first] = sessions;
const days = formatList(sessions.map(({ day }) => formatDay(day)));
const isOneMonth = new Set(sessions.map(({ day }) => day.slice(0, 7))).size === 1;
/** `domenica 18 e domenica 25 maggio`. */
const weekdays = formatList(
  sessions.map(({ day }, at) => {
    const date = isOneMonth && at < sessions.length - 1 ? String(Number(day.slice(8))) : formatDay(day);
    return `${formatWeekday(day)} ${date}`;
  }),
);

const when = first
  ? `${capitalize(weekdays)} ${seasonText.year}, ${formatHoursLong(first)}.`
  : 'Le date sono in arrivo.';

const whatToBring: readonly { icon: IconName; text: string }[] = [
  { icon: 'Dumbbell', text: 'Abbigliamento sportivo comodo' },
  { icon: 'Shirt', text: '1 maglietta bianca in più' },
  { icon: 'Sun', text: '1 cappellino' },
  { icon: 'GlassWater', text: '1 borraccia' },
];

export const openDays = {
  title: `Open Day ${seasonText.year}, prova gratis · ${siteName}`,
  description: first
    ? `Open Day gratuiti del centro estivo: ${days} ${seasonText.year}, ${formatHours(first)}. Bambini ${seasonText.ages}, si gioca con i genitori. Si prenota qui.`
    : `Open Day gratuiti del centro estivo: le date sono in arrivo. Bambini ${seasonText.ages}, si gioca con i genitori.`,
  updated: '2026-11-21',
  picture: picture('open-days.svg', 'Genitori e bambini giocano insieme al tiro alla fune'),
  kicker: 'Open Day',
  heading: 'Vieni a giocare con noi, per un pomeriggio',
  lead: `La partecipazione è gratuita. ${when}`,

  sessionsTitle: sessions.length === 1 ? 'La data' : `Le ${formatCount(sessions.length)} date`,
  session: {
    dateLabel: 'Quando',
    hoursLabel: 'Orario',
    addressLabel: 'Dove',
    bookUntilLabel: 'Prenotazione obbligatoria entro',
    mapLink: 'Apri la mappa',
    calendarFile: 'Salva nel calendario',
    venueLink: 'Scopri la sede',
    /** One of these, by the day of the visit. */
    state: {
      open: 'Prenotazioni aperte',
      closed: 'Prenotazioni chiuse',
      over: 'Questo Open Day si è già svolto',
    },
  },

  whoTitle: 'Per chi',
  who: [
    `Per bambini e ragazzi ${seasonText.ages}.`,
    `A ${seasonText.trialAge} si può venire a provare.`,
    'Un genitore deve restare per tutto il pomeriggio: si gioca insieme, grandi e piccoli.',
  ],

  bringTitle: 'Che cosa portare',
  bringLead: 'Per i bambini e anche per i genitori:',
  whatToBring,

  bookingTitle: 'Prenota il tuo posto',
  bookingLead: 'Compila il modulo entro la scadenza della data che preferisci.',
  siblings: 'Vengono più fratelli? Compila un modulo per ciascuno.',
  bookingClosed: {
    title: 'Le prenotazioni per queste date sono chiuse',
    text: 'Vuoi sapere quando sarà il prossimo? Scrivici in chat.',
    chatMessage: `Ciao ${siteName}, vorrei sapere quando sarà il prossimo Open Day.`,
  },
} as const satisfies SinglePageText & Record<string, unknown>;

/** What the calendar file of an open day says. */
export const openDayEvent = {
  title: (venue: string) => `Open Day ${siteName} ${venue}`,
  description: `Un genitore deve restare per giocare. Da portare, grandi e piccoli: ${whatToBring.map(({ text }) => text.toLowerCase()).join(', ')}.`,
};
