import { formatDayAndYear, formatHoursLong, formatWeekday, formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { formatPartOfDay, formatWeekdaysAndDays } from '#frontend/italian/day-lists.ts';
import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { parentAnswers } from '../organisation/parent-answers.ts';
import { overview } from '../overview.ts';
import { picture } from '../picture.ts';
import { type OpenDay, season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { IconName, IsoDay, SinglePageText } from '../types.ts';

const { openDays: sessions } = season;
const days = [...new Set(sessions.flatMap(({ day }) => day ?? []))].sort();
const count = sessions.filter(({ day }) => !day).length + days.length;
const partOfDay = formatPartOfDay(sessions);
const isPomeriggio = partOfDay === 'pomeriggio';
const isOne = count === 1;

/** Said of all these days only if they are true of all. */
const hoursOf = (of: readonly IsoDay[]): string => {
  const hours = new Set(sessions.flatMap((one) => (one.day && of.includes(one.day) ? formatHoursLong(one) : [])));
  return hours.size === 1 ? `, ${[...hours]}` : '';
};
const say = (of: readonly IsoDay[]): string =>
  `${formatWeekdaysAndDays(of)} ${seasonText.year}${hoursOf(of)}.`;

/** Number of the session (from 1) that ends last on this day. */
const lastOf = (on: IsoDay): number => {
  const closes = sessions.map((session) => (session.day === on ? session.closes : ''));
  return closes.lastIndexOf([...closes].sort().at(-1) ?? '') + 1;
};

/** The days still to come: each sentence holds from the end of session `after` to the end of session `until`. */
const upcoming = days.map((day, at) => ({
  after: at > 0 ? lastOf(days[at - 1] as IsoDay) : null,
  until: lastOf(day),
  text: capitalize(say(days.slice(at))),
}));

const whatToBring: readonly { icon: IconName; text: string }[] = [
  { icon: 'Shorts', text: 'Abbigliamento sportivo comodo' },
  { icon: 'Shirt', text: '1 maglietta bianca in più' },
  { icon: 'Cap', text: '1 cappellino' },
  { icon: 'GlassWater', text: '1 borraccia' },
];

export const openDays = {
  title: `Open Day del centro estivo, gratis · ${siteName}`,
  description: `Gli Open Day del centro estivo a ${overview.cities}: gratis, per bambini e ragazzi ${seasonText.ages}. Si gioca insieme ai genitori. Date, luoghi e prenotazione.`,
  updated: '2026-11-21',
  picture: picture('open-days.svg', 'Genitori e bambini giocano insieme al tiro alla fune'),
  kicker: 'Open Day',
  heading: `${isPomeriggio ? 'Un' : 'Una'} ${partOfDay} per giocare insieme`,
  lead: 'La partecipazione è gratuita.',
  /** The main action, on top and at the session. */
  book: (day: string) => `Prenota entro ${day}`,
  ask: 'Chiedici del prossimo Open Day',
  upcoming,
  /** While there are sessions without a date, and none with one ahead. */
  leadToCome: 'Le date sono in arrivo.',
  leadOver:
    days.length > 0
      ? `${isOne ? 'L’ultimo Open Day si è già svolto' : 'Gli ultimi Open Day si sono già svolti'}: ${say(days)} Le nuove date le trovi qui appena decise.`
      : '',

  sessionsTitle:
    (isOne ? 'La data' : `Le ${formatCount(count)} date`) +
    (days.length > 0 ? ` del ${seasonText.year}` : ''),
  session: {
    hoursLabel: 'Orario',
    addressLabel: 'Dove',
    bookUntilLabel: 'Prenotazione obbligatoria',
    /** Before the last day to book, while it is ahead and after it. */
    bookUntil: 'entro',
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
    'Un genitore resta per i giochi, insieme ai bambini.',
  ],

  bringTitle: 'Che cosa portare',
  bringLead: 'Per i bambini e anche per i genitori:',
  whatToBring,

  visits: {
    title: 'Vieni a vedere',
    text: parentAnswers.visits,
    chat: 'Chiedici una visita',
    chatMessage: `Ciao ${siteName}, vorrei vedere una sede. Quando si può?`,
  },

  bookingTitle: 'Prenota il tuo posto',
  bookingLead: 'Compila il modulo.',
  bookingUntil: (venue: string, day: string) => `${venue}: entro ${day}.`,
  siblings: 'Per più fratelli si compila un modulo per ciascuno.',
  bookingToCome: {
    title: 'Le prenotazioni sono in arrivo',
    text: 'Appena si aprono, si prenota qui. Hai una domanda? Scrivici in chat.',
  },
  bookingClosed: {
    title: 'Le prenotazioni sono chiuse',
    text: 'Hai una domanda o un imprevisto? Scrivici in chat.',
  },
  bookingOver: {
    title: isOne
      ? `L’Open Day ${seasonText.year} si è già svolto`
      : `Gli Open Day ${seasonText.year} si sono già svolti`,
    text: 'Vuoi sapere quando sarà il prossimo? Scrivici in chat.',
  },
  nextTitle: 'Il prossimo Open Day',
  formClosed: 'Nessuna data aperta adesso: il modulo riapre con le nuove date.',
  formButton: 'Guarda il modulo',
  askMessage: `Ciao ${siteName}, vorrei sapere quando sarà il prossimo Open Day.`,
} as const satisfies SinglePageText & Record<string, unknown>;

/** Texts of one open day, in its calendar file and for search engines. */
export const openDayEvent = {
  title: (venue: string) => `Open Day ${siteName} ${venue}`,
  about: (venue: string, { day, bookUntil, ...hours }: OpenDay & { day: IsoDay }) =>
    `${capitalize(formatWeekday(day))} ${formatDayAndYear(day)}, ${formatHoursLong(hours)}, nella sede ${venue}: gratis, si gioca insieme ai genitori.${bookUntil ? ` Si prenota entro ${formatWeekdayAndDay(bookUntil)}.` : ''}`,
  description: `Un genitore resta a giocare. Da portare, per grandi e piccoli: ${whatToBring.map(({ text }) => text.toLowerCase()).join(', ')}.`,
};
