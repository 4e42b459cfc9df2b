import { formatWeekdayAndDay, formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize, formatList } from '#frontend/italian/words.ts';
import { lunch, secretariatPeriod } from '../organisation/organisation.ts';
import { discountsTogether } from '../season/discount-rules.ts';
import { prizes } from '../season/programme.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import type { includable } from '../includable.ts';
import { priceTerms } from './price-terms.ts';

const showDates =
  season.shows.length > 0
    ? `Spettacoli in calendario nel ${seasonText.year}: ${formatList(season.shows.map(({ day, title }) => `${formatWeekdayAndDay(day)}, ${title}`))}.`
    : '';

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
  over: 'conclusa',
  /** Over every tab. */
  dates: capitalize(seasonText.venueDates),
  overLabel: `${seasonText.label}, conclusa:`,
  datesOver: seasonText.venueDates,
  hours: capitalize(
    `${seasonText.weekdays}, ${seasonText.hours}, fino alle ${seasonText.lateExit} con un supplemento`,
  ),

  saveDates: 'Salva le date nel calendario',
  weekPrice: (price: string, enrolment: string) =>
    `${price} a settimana intera, più ${enrolment} d’iscrizione una volta sola`,

  tabsLabel: 'Informazioni sulla sede',
  scrollBack: 'Mostra le schede precedenti',
  scrollForward: 'Mostra le schede successive',

  info: {
    title: 'La sede',
    byCar: 'In auto',
    byTransit: 'Con i mezzi',
    arriveTitle: 'Arrivare e uscire',
    featuresTitle: 'Che cosa c’è',
    arrivalTitle: 'Accoglienza e uscita',
    secretariatTitle: 'Orari della segreteria',
    /** Months in which the hours hold; `null`: all the year. */
    secretariatPeriod,
    secretariatUnknown: 'Gli orari della segreteria non sono ancora definiti.',
  },

  included: {
    title: 'Che cosa è compreso',
    items: {
      lunch: 'Pranzo',
      snack: 'Merenda',
      insurance: 'Assicurazione contro gli infortuni',
      kit: 'Zainetto',
      shirt: 'Maglietta',
      pool: 'Ingresso in piscina',
      lessons: 'Lezioni di sport',
      show: 'Spettacolo',
    } satisfies Record<(typeof includable)[number], string>,
    /** Sold apart at every venue. */
    never: ['Quota d’iscrizione', `Uscita alle ${seasonText.lateExit}`],
    not: (what: string) => `${what}: non nel prezzo`,
  },

  programme: {
    title: 'Una giornata al centro estivo',
    lead: `Il programma va ${seasonText.hoursLong}, ${seasonText.weekdays}.`,
    slotsTitle: 'La giornata, ora per ora',
    optional: 'a pagamento',
    eventsTitle: 'Un evento diverso ogni giorno',
    prizes: `Chi vince l’evento del giorno porta a casa il ${prizes.daily}. Ogni ${formatWeekdayName(prizes.medalsDay)} si consegnano le medaglie.`,
    showTitle: 'Ogni due settimane, uno spettacolo',
    showText: 'Lo staff sceglie un tema e i bambini lo portano in scena. Un genitore è invitato.',
    /** Shows with a date, as in the calendar file. */
    shows: showDates,
    showLink: { text: 'Scopri gli spettacoli', to: '/shows' },
    eventsLink: { text: 'Tutti gli eventi del giorno', to: '/daily-events' },
  },

  lunch: {
    title: 'Pranzo e merenda',
    lead: 'Un pasto completo, dal primo alla frutta. E nel pomeriggio, la merenda.',
    answers: [
      { question: 'È compreso nel prezzo?', answer: lunch.included, isOfHalfDays: false },
      { question: 'A mezza giornata si pranza?', answer: lunch.onHalfDays, isOfHalfDays: true },
      { question: 'Allergie e diete', answer: lunch.diets, isOfHalfDays: false },
    ],
  },

  pricing: {
    title: 'Tariffe',
    lead: `Le tariffe sono in euro, per ogni bambino. ${priceTerms.tax} ${priceTerms.binding}`,
    discountsTitle: 'Sconti',
    discountsLead: discountsTogether.now,
    conventionsTitle: 'Enti convenzionati',
    conventionsCount: (count: number, isApproximate: boolean) =>
      `${isApproximate ? 'Circa ' : ''}${count} enti sono convenzionati con questa sede. Se un genitore lavora in uno di questi enti, vale la tariffa convenzione.`,
    conventionsMissing: 'Vuoi sapere se c’è il tuo ente?',
    conventionsOther: 'Il tuo ente non c’è?',
    conventionsAsk: 'Scrivici in chat',
    conventionsSearch: 'Cerca il tuo ente',
    conventionsFound: (count: number) =>
      count === 0 ? 'Nessun ente con questo nome.' : count === 1 ? 'Un ente.' : `${count} enti.`,
    conventionsNone:
      'Gli enti convenzionati con questa sede non sono ancora decisi: la tariffa convenzione varrà per chi ci lavora.',
    proofTitle: 'Che cosa serve per lo sconto',
    quoteTitle: 'Quanto spendo?',
    print: 'Stampa le tariffe',
  },

  registration: {
    title: 'Iscrizioni',
    lead: 'Ci si iscrive dall’app, in quattro passi. Qui trovi quello che serve sapere prima.',
    link: { text: 'Come iscriversi, passo per passo', to: '/iscrizioni' },
    bringTitle: 'Che cosa portare',
    bringPrint: 'Stampa l’elenco',
    rulesTitle: 'Prima di iscriverti',
    contactsTitle: 'Parla con noi',
    contactsLead: 'Un dubbio sulle settimane o sui documenti? Scrivici.',
  },

  termsLink: { text: 'Termini e condizioni', to: '/privacy#terms' },
} as const;
