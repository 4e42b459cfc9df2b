import { capitalize } from '#frontend/italian/words.ts';
import { discounts } from '../season/discounts.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { Venue } from '../venues/venue.ts';

/** The tabs of a venue's page; `id` is the hash of its address, e.g. `/sc-ostiense#tariffe`. */
export const venueTabs = [
  { id: 'la-sede', label: 'La Sede', icon: 'MapPin' },
  { id: 'programma', label: 'Il Programma', icon: 'CalendarDays' },
  { id: 'pranzo', label: 'Pranzo e Merenda', icon: 'Utensils' },
  { id: 'tariffe', label: 'Tariffe', icon: 'Euro' },
  { id: 'iscrizioni', label: 'Iscrizioni', icon: 'ClipboardList' },
] as const;

export type VenueTabId = (typeof venueTabs)[number]['id'];

/** The words that the pages of the venues share; what differs is in each venue's file. */
export const venuePage = {
  /** Over every tab. */
  dates: capitalize(seasonText.venueDates),
  hours: capitalize(
    `${seasonText.weekdays}, ${seasonText.hours}, con opzione fino alle ${seasonText.lateExit}`,
  ),

  tabsLabel: 'Informazioni sulla sede',
  scrollBack: 'Mostra le schede precedenti',
  scrollForward: 'Mostra le schede successive',

  info: {
    title: 'La sede',
    datesTitle: 'Quando',
    hoursTitle: 'Orari',
    whereTitle: 'Dove',
    featuresTitle: 'Che cosa c’è',
    secretariatTitle: 'Orari della segreteria',
    secretariatUnknown: 'Gli orari della segreteria non sono ancora definiti.',
    secretariatInSeason: `Orari della stagione ${seasonText.year}:`,
    tomorrow: 'domani',
    openNow: (until: string) => `Aperta ora, fino alle ${until}`,
    opensToday: (from: string) => `Chiusa ora: apre oggi alle ${from}`,
    opensLater: (day: string, from: string) => `Chiusa ora: apre ${day} alle ${from}`,
  },

  programme: {
    title: 'Una giornata al campo',
    lead: `Il programma va ${seasonText.hoursLong}, ${seasonText.weekdays}.`,
    slotsTitle: 'La giornata, ora per ora',
    slotTime: 'Orario',
    slotActivity: 'Attività',
    optional: 'facoltativo',
    eventsTitle: 'Un evento diverso ogni giorno',
    showTitle: 'E ogni due settimane, lo spettacolo',
    showText:
      'I bambini vanno in scena con uno spettacolo sul tema scelto dallo staff per quelle due settimane. Un genitore è invitato.',
    showLink: { text: 'Scopri gli spettacoli', to: '/shows' },
    eventsLink: { text: 'Tutti gli eventi del giorno', to: '/daily-events' },
  },

  lunch: {
    title: 'Pranzo e merenda',
    lead: 'Un pasto completo, dal primo alla frutta. E nel pomeriggio, la merenda.',
  },

  pricing: {
    title: 'Tariffe',
    lead: 'Tutti i prezzi, senza sorprese. Le tariffe sono in euro, per ogni bambino.',
    item: 'Che cosa',
    discountsTitle: 'Sconti',
    discountsLead: `Lo sconto per ${discounts.advance.fromWeeks} settimane anticipate si somma agli altri. Catena e fratelli non sono cumulabili.`,
    conventionsTitle: 'Enti convenzionati',
    conventionsCount: (count: number, isApproximate: boolean) =>
      `${isApproximate ? 'Circa ' : ''}${count} enti sono convenzionati con questa sede: chi ci lavora ha la tariffa ridotta.`,
    conventionsMissing: 'Vuoi sapere se c’è anche il tuo? Chiedici l’elenco.',
    conventionsNone: 'Per questa sede le convenzioni non sono ancora definite.',
    proofTitle: 'Che cosa serve per la convenzione',
    quoteTitle: 'Quanto spendo?',
  },

  registration: {
    title: 'Iscrizioni',
    lead: 'Ci si iscrive dall’app, in quattro passi. Qui trovi quello che serve sapere prima.',
    link: { text: 'Come iscriversi, passo per passo', to: '/iscrizioni' },
    bringTitle: 'Che cosa portare',
    rulesTitle: 'Prima di iscriverti',
    contactsTitle: 'Parla con noi',
    contactsLead: 'Un dubbio sulle settimane o sui documenti? Scrivici, è il modo più rapido.',
  },

  termsLink: { text: 'Termini e condizioni', to: '/privacy#terms' },
} as const;

/** The message that a chat opened from a venue's page begins with. */
export const venueChatMessage = ({ name }: Pick<Venue, 'name'>): string =>
  `Ciao ${siteName}, vorrei qualche informazione sulla sede ${name}.`;
