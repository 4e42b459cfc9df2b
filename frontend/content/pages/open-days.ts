import { openDaySessions } from '../open-day-sessions.ts';
import { season } from '../season.ts';
import { seasonText } from '../season-text.ts';
import { siteName } from '../site.ts';
import { spellDay, spellHours, spellWeekdayName } from '../spell.ts';
import type { IconName, PageText, VenueSlug } from '../types.ts';
import { venues } from '../venues.ts';

const days = openDaySessions.map(({ day }) => spellDay(day)).join(' e ');
const [first] = openDaySessions;
const hours = first ? spellHours(first) : '';
const weekday = first ? spellWeekdayName(first.weekday) : '';

const whatToBring: readonly { icon: IconName; text: string }[] = [
  { icon: 'Dumbbell', text: 'Abbigliamento sportivo comodo' },
  { icon: 'Shirt', text: '1 maglietta bianca in più' },
  { icon: 'Sun', text: '1 cappellino' },
  { icon: 'GlassWater', text: '1 borraccia' },
];

export const openDays = {
  title: `Open Day ${season.year}, prova gratis · ${siteName}`,
  description: `Open Day gratuiti del centro estivo: ${days} ${season.year}, ${hours}. Bambini ${seasonText.ages}, si gioca con i genitori. Si prenota qui.`,
  updated: '2026-11-21',
  kicker: 'Open Day',
  heading: 'Vieni a giocare con noi, per un pomeriggio',
  lead: `La partecipazione è gratuita. Due pomeriggi di ${weekday}, ${days} ${season.year}, dalle ${hours.replace('-', ' alle ')}.`,

  sessionsTitle: 'Le due date',
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
    `Chi ha ${seasonText.trialAge} può fare una prova.`,
    'Un genitore resta per tutto il pomeriggio: si gioca insieme, grandi e piccoli.',
  ],

  bringTitle: 'Che cosa portare',
  bringLead: 'Per i bambini e anche per i genitori:',
  whatToBring,

  bookingTitle: 'Prenota il tuo posto',
  bookingLead: 'Compila il modulo entro la scadenza della data che preferisci.',
  siblings: 'Avete fratelli o sorelle? Serve un modulo per ciascuno.',
  bookingClosed: {
    title: 'Le prenotazioni per queste date sono chiuse',
    text: 'Vuoi sapere quando sarà il prossimo? Scrivici in chat: te lo diciamo appena c’è una data.',
    chatMessage: `Ciao ${siteName}, vorrei sapere quando sarà il prossimo Open Day.`,
  },
} as const satisfies PageText & Record<string, unknown>;

/** What a session's calendar file says; it is served at `calendarPath`. */
export const openDayCalendar = {
  eventTitle: (venue: VenueSlug) => `Open Day ${siteName} ${venues[venue].name}`,
  eventDescription: `Un genitore resta per giocare. Da portare, grandi e piccoli: ${whatToBring.map(({ text }) => text.toLowerCase()).join(', ')}.`,
};
export const calendarPath = (venue: VenueSlug): string => `/calendario/open-day-${venue}.ics`;
