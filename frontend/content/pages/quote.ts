import { formatTime } from '#frontend/italian/dates.ts';
import { formatFromTo, formatList } from '#frontend/italian/words.ts';
import { assumptions, fixedAssumptions } from '../season/quote-assumptions.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import { priceTerms } from './price-items.ts';

/** Every sentence of the price calculator. Days arrive already written, e.g. `9 giugno`; amounts as `10,00 €`. */

const { lateExit } = seasonText;
const closes = formatTime(season.venues.closes);
/** Said of readings until the operator has confirmed all of them. */
export const sayReading = (reading: string, readings: readonly { isConfirmed: boolean }[]): string =>
  readings.every(({ isConfirmed }) => isConfirmed)
    ? reading
    : `${reading}: secondo noi, da confermare con la segreteria`;
const people = (count: number) => (count === 1 ? '1 altra persona' : `altre ${count} persone`);

export const itemTexts = {
  enrolment: { one: 'quota d’iscrizione', many: 'quote d’iscrizione' },
  week: { one: 'settimana intera', many: 'settimane intere' },
  halfDayWeek: { one: 'settimana a mezza giornata', many: 'settimane a mezza giornata' },
  day: { one: 'giorno singolo', many: 'giorni singoli' },
  halfDay: { one: 'mezza giornata', many: 'mezze giornate' },
  lateExit: { one: `uscita alle ${lateExit}`, many: `uscite alle ${lateExit}` },
  lateExitWeek: {
    one: `settimana di uscita alle ${lateExit}`,
    many: `settimane di uscita alle ${lateExit}`,
  },
};

export const problemTexts = {
  addressTooLong: 'Questo link non è un preventivo valido: ricomincia da qui.',
  venueMissing: 'Scegli la sede.',
  venueUnknown: 'Questa sede non esiste: scegline una qui sotto.',
  venueTwice: 'Nel link ci sono più sedi: scegline una.',
  childMissing: 'Aggiungi almeno un bambino.',
  tooManyChildren: (max: number) =>
    `Il preventivo arriva a ${max} bambini. Per un gruppo più grande scrivici.`,
  ageMissing: 'Scrivi l’età del bambino.',
  ageUnclear: (from: number, to: number) => `Scrivi gli anni compiuti: un numero intero da ${from} a ${to}.`,
  ageOutside: (from: number, to: number) =>
    `Il centro estivo è per bambini e ragazzi ${formatFromTo(from, to)} anni: per altre età non c’è un prezzo.`,
  trial: (from: string) => ` Dai ${from} anni si può venire a provare, gratis, agli Open Day.`,
  itemMissing: 'Scegli almeno una settimana o un giorno.',
  itemUnclear: (item: string) => `Nel link la scelta «${item}» non si legge: selezionala di nuovo.`,
  countUnclear: (items: string) => `Per «${items}» serve un numero intero, da 1 in su.`,
  countTooHigh: (items: string) => `Il numero di «${items}» è troppo alto per una stagione.`,
  countTwice: (items: string) => `«${items}» compare due volte: scrivi un numero solo.`,
  weekUnclear: (item: string) => `La data «${item}» non esiste: scegli la settimana dal calendario.`,
  weekNotMonday: (onDay: string, weekday: string) =>
    `Le settimane cominciano di lunedì, ma ${onDay} è ${weekday}: scegli la settimana dal calendario.`,
  weekPause: (period: string) => `Nella settimana ${period} il centro estivo è chiuso: scegline un’altra.`,
  weekOutside: (day: string, period: string) =>
    `La settimana ${day} è fuori dal calendario delle sedi, che va ${period}.`,
  weekTwice: (day: string) =>
    `La settimana ${day} compare due volte per lo stesso bambino: sceglila una volta sola.`,
  lateExitWeekAlone: (day: string) =>
    `L’uscita alle ${lateExit} della settimana ${day} si aggiunge a una settimana intera: scegli anche quella.`,
  noHalfDays: 'In questa sede non c’è la mezza giornata: scegli settimane intere o giorni singoli.',
  tooManyDays: (max: number) =>
    max === 0
      ? 'Questo bambino viene già tutte le settimane: non restano giorni da aggiungere.'
      : `Troppi giorni: nelle settimane ancora libere di questo bambino ce ne sono ${max}.`,
  tooManyLateExits: (max: number) =>
    max === 0
      ? `Prima scegli un giorno singolo o una settimana con uscita alle ${closes}.`
      : `Troppe uscite alle ${lateExit}: con le settimane e i giorni scelti possono essere al massimo ${max}.`,
  friendsUnclear: (max: number) => `Scrivi quanti amici sono nella lista: un numero intero da 0 a ${max}.`,
  paymentDayUnclear: 'Questa data di pagamento non esiste: scegline una dal calendario.',
  switchUnclear: 'Una scelta del link non si legge: selezionala di nuovo.',
};

export const lineTexts = {
  child: (number: number, age: number | null) =>
    age === null ? `Bambino ${number}` : `Bambino ${number}, ${age} anni`,
  children: (numbers: readonly number[]) => `Bambini ${formatList(numbers.map(String))}`,
  item: (count: number, name: string, unitPrice: string) =>
    count === 1 ? `1 ${name}` : `${count} ${name} × ${unitPrice}`,
  convention: 'Tariffa convenzione',
  siblings: (percent: number) => `Sconto fratelli ${percent}% sulle settimane`,
  chain: (percent: number, count: number) =>
    `Sconto a Catena ${percent}% sulle settimane (${people(count)} in lista)`,
  advance: (percent: number) => `Pagamento anticipato, altro ${percent}% sulle settimane`,
  /** Beside a reduction that rests on a reading of the rules. */
  siblingsReading: sayReading('Vale per tutti i figli tranne uno', [assumptions.siblingsAtFullPrice]),
  chainReading: sayReading('I fratelli contano nella lista', [fixedAssumptions.siblingsInChain]),
  advanceReading: sayReading('Le settimane si contano bambino per bambino, e il prezzo è quello già ridotto', [
    assumptions.advanceAppliesTo,
    fixedAssumptions.advancePerChild,
  ]),
};

export const quoteTextTexts = {
  title: (venue: string, season: string) => `Preventivo ${siteName}, ${venue}, ${season}`,
  weeks: (weeks: string) => `Settimane: ${weeks}`,
  total: (amount: string) => `Totale: ${amount}`,
};

export const calendarEventTexts = {
  week: (venue: string, child: number, age: number) => `${siteName} ${venue}, bambino ${child} (${age} anni)`,
  deadline: (week: string) => `Ultimo giorno per pagare la settimana ${week}`,
  deadlineDetail: (venue: string) =>
    `Iscrizione e pagamento di ${siteName} ${venue} si chiudono oggi. Ci si iscrive dall’app; si paga nell’app o in sede.`,
};

export const quoteForm = {
  venue: 'In quale sede?',
  /** Shown if there are too many to see at once. */
  perWeek: (price: string) => `${price} a settimana`,
  withHalfDays: 'anche mezza giornata',
  withoutHalfDays: 'solo giornata intera',
  allPrices: 'Tutti i prezzi, sede per sede',
  children: 'Chi viene al centro estivo?',
  childTitle: (number: number) => `Bambino ${number}`,
  age: 'Quanti anni ha?',
  /** Ages besides the camp's own that get an explanation instead of a price. */
  older: (age: number) => `${age}+`,
  weeks: 'Quali settimane?',
  weeksHint: 'Scegli l’orario, poi tocca le settimane.',
  kinds: {
    full: { label: 'Intera', detail: (closes: string) => `uscita alle ${closes}` },
    half: { label: 'Mezza giornata', detail: (closes: string) => `uscita alle ${closes}` },
    late: { label: 'Intera', detail: (closes: string) => `uscita alle ${closes}` },
  },
  closed: 'chiuso',
  tooLate: 'termine passato',
  sameWeeks: 'Stesse scelte del bambino 1',
  noWeeks: 'Togli tutte le settimane',
  days: 'Giorni singoli',
  halfDays: 'Mezze giornate',
  lateExits: (hour: string) => `Giorni con uscita alle ${hour}`,
  less: (what: string) => `${what}: uno in meno`,
  more: (what: string) => `${what}: uno in più`,
  addChild: 'Aggiungi un bambino',
  removeChild: (number: number) => `Togli il bambino ${number}`,
  family: 'Sconti e pagamento',
  convention: 'Un genitore lavora per un ente convenzionato',
  conventionHint: 'Serve il badge o la tessera, oppure una prova caricata nell’app.',
  friends: 'Amici in lista',
  friendsHint: 'Gli altri della tua lista, senza contare i tuoi bambini.',
  advance: (weeks: number) => `Paghi in anticipo almeno ${weeks} settimane`,
  advanceHint: (percent: number) => `Un altro ${percent}% in meno, anche con gli altri sconti.`,
  paymentDay: 'Quando paghi?',
  paymentDayHint: 'Se paghi oggi, lascia vuoto.',
  promotionHint: season.promotion.lastDay
    ? {
        now: ` Lo Sconto a Catena vale fino al ${seasonText.promotionEnd}.`,
        past: ` Lo Sconto a Catena valeva fino al ${seasonText.promotionEnd}.`,
      }
    : { now: '', past: '' },
  noScript: 'Per il calcolo serve JavaScript. I prezzi sono nella pagina di ogni sede.',
};

export const quoteResult = {
  title: 'Il tuo preventivo',
  total: 'Totale',
  soFar: (children: number) => (children === 1 ? 'Totale di un bambino' : `Totale di ${children} bambini`),
  nextStep: (child: string, step: string) => `${child}: ${step}`,
  /** Beside a total that rests on the chain. */
  chain: {
    condition: `Con la lista dello Sconto a Catena${season.promotion.lastDay ? `, entro il ${seasonText.promotionEnd}` : ''}.`,
    without: (amount: string) => `Senza: ${amount}`,
  },
  invitation: 'Scegli sede, età e settimane: il totale compare qui, subito.',
  refused: 'C’è qualcosa da completare o correggere.',
  saved: (amount: string) => `Risparmi ${amount} sul prezzo pieno`,
  advice: 'Un consiglio',
  assumptions: {
    confirmed: 'Come si calcola',
    unconfirmed: 'Come si calcola, secondo noi: da confermare con la segreteria',
  },
  seasonOver: (season: string) =>
    `${season}: la stagione si è conclusa e il conto usa le sue tariffe. Per la prossima possono cambiare date e prezzi.`,
  /** Stands under every total: the price that counts is the app's. */
  binding: `${priceTerms.tax} ${priceTerms.binding}`,
  provisional: 'Date e prezzi possono cambiare: prima di organizzarti, scrivici.',
  trialLink: { text: 'Scopri gli Open Day', to: '/open-days' },
  copy: 'Copia testo',
  copied: 'Copiato',
  chat: 'Mandacelo in chat',
  chatGreeting: `Ciao ${siteName}, ho fatto questo preventivo. È giusto?`,
  calendar: 'Settimane in calendario',
  calendarFile: 'fun-village-settimane.ics',
} as const;
