import { formatTime } from '#frontend/italian/format-date.ts';
import { formatFromTo } from '#frontend/italian/words.ts';
import { chainOver, chainRule } from '../season/chain-rule.ts';
import { season } from '../season/season.ts';
import { advanceMeans } from '../season/quote-assumptions.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import { priceTerms } from './price-terms.ts';

/** Every sentence of the price calculator. Days arrive already written, e.g. `9 giugno`; amounts as `10,00 €`. */

const { lateExit } = seasonText;
const closes = formatTime(season.venues.closes);
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

/** When a child leaves in a week of each kind. */
export const weekExits = {
  full: `uscita alle ${closes}`,
  half: `uscita alle ${seasonText.halfDayUntil}`,
  late: `uscita alle ${lateExit}`,
};

export const problemTexts = {
  addressTooLong: 'Questo link non è un preventivo valido: ricomincia da qui.',
  venueMissing: 'Scegli la sede.',
  venueUnknown: 'Questa sede non esiste: scegline una qui sotto.',
  venueTwice: 'Nel link ci sono più sedi: scegline una.',
  childMissing: 'Aggiungi almeno un bambino.',
  tooManyChildren: (max: number) =>
    `Il preventivo arriva a ${max} bambini. Per un gruppo più grande scrivici.`,
  ageMissing: 'Scegli l’età.',
  ageUnclear: (from: number, to: number) => `Scrivi gli anni compiuti: un numero intero da ${from} a ${to}.`,
  ageOutside: (from: number, to: number) =>
    `Il centro estivo è per bambini e ragazzi ${formatFromTo(from, to)} anni: per altre età non c’è un prezzo.`,
  tooYoung: (from: number) =>
    ` Se compie ${from} anni prima della settimana scelta, scrivici. A provare, gratis, si può venire agli Open Day da ${seasonText.trialAge}.`,
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
    age === null ? `Figlio o figlia ${number}` : `Figlio o figlia ${number}, ${age} anni`,
  item: (count: number, name: string, unitPrice: string) =>
    count === 1 ? `1 ${name}` : `${count} ${name} × ${unitPrice}`,
  convention: 'Tariffa convenzione',
};

export const quoteTextTexts = {
  title: (venue: string, season: string) => `Preventivo ${siteName}, ${venue}, ${season}`,
  weeks: (weeks: string) => `Settimane: ${weeks}`,
  total: (amount: string) => `Totale: ${amount}`,
  deadlines: 'Si paga entro',
  deadline: (week: string, day: string) => `${week}: ${day}`,
  openToReading: 'Alcune regole degli sconti sono da confermare con la segreteria.',
  madeOn: (onDay: string) => `Calcolato per chi paga ${onDay}.`,
};

export const calendarEventTexts = {
  week: (venue: string, child: number, age: number) => `${siteName} ${venue}, figlio o figlia ${child} (${age} anni)`,
  deadline: (week: string) => `Ultimo giorno per pagare la settimana ${week}`,
  reminder: (week: string) => `Domani è l’ultimo giorno per pagare la settimana ${week}`,
  deadlineDetail: (venue: string) =>
    `Iscrizione e pagamento di ${siteName} ${venue}. Ci si iscrive dall’app; si paga nell’app o in sede.`,
};

export const quoteForm = {
  venue: 'In quale sede?',
  /** Shown if there are too many to see at once. */
  perWeek: (price: string) => `${price} a settimana`,
  withHalfDays: 'anche mezza giornata',
  withoutHalfDays: 'solo giornata intera',
  allPrices: 'Tutti i prezzi, sede per sede',
  printPrices: 'Stampa i prezzi',
  children: 'Chi viene al centro estivo?',
  childTitle: (number: number) => `Figlio o figlia ${number}`,
  age: 'Quanti anni ha?',
  /** Ages besides the camp's own that get an explanation instead of a price. */
  older: (age: number) => `${age}+`,
  weeks: 'Quali settimane?',
  weeksHint: 'Scegli l’orario, poi tocca le settimane.',
  kinds: {
    full: { label: 'Intera', detail: weekExits.full },
    half: { label: 'Mezza giornata', detail: weekExits.half },
    late: { label: `Intera fino alle ${lateExit}`, detail: 'con un supplemento' },
  },
  closed: 'chiuso',
  tooLate: 'termine passato',
  sameWeeks: 'Le stesse settimane del primo',
  noWeeks: 'Togli tutte le settimane',
  days: 'Giorni singoli',
  halfDays: 'Mezze giornate',
  lateExits: (price: string) => `Uscite alle ${lateExit}, giorno per giorno (${price} l’una)`,
  less: (what: string) => `${what}: uno in meno`,
  more: (what: string) => `${what}: uno in più`,
  addChild: 'Aggiungi un bambino o una bambina',
  removeChild: (number: number) => `Togli il bambino o la bambina ${number}`,
  family: 'Sconti e pagamento',
  convention: 'Un genitore lavora per un ente convenzionato',
  conventionHint: 'Serve il badge o la tessera, oppure una prova caricata nell’app.',
  list: 'Facciamo la lista dello Sconto a Catena',
  listHint: `${chainRule.now} I fratelli contano già.`,
  listOver: chainOver,
  friends: 'Amici in lista',
  friendsHint: 'Senza contare i tuoi figli.',
  advance: (weeks: number) => `Paghi in anticipo almeno ${weeks} settimane`,
  advanceHint: (percent: number) => `Un altro ${percent}% in meno, ${advanceMeans}.`,
  paymentDay: 'Quando paghi?',
  paymentDayHint: 'Se paghi oggi, lascia vuoto.',
  noScript: 'Per il calcolo serve JavaScript. I prezzi sono nella pagina di ogni sede.',
};

export const quoteResult = {
  title: 'Il tuo preventivo',
  total: 'Totale',
  soFar: (children: number) => (children === 1 ? 'Totale di un bambino' : `Totale di ${children} bambini`),
  nextStep: (child: string, step: string) => `${child}: ${step}`,
  /** Beside a total with the chain discount, and beside one that would have it. */
  chain: {
    condition: `Con la lista dello Sconto a Catena, entro il ${seasonText.promotionEnd}.`,
    without: (amount: string) => `Senza:\u00a0${amount}`,
    offer: (amount: string) => `Con la lista dello Sconto a Catena: ${amount}`,
    offerWithFriend: (amount: string) => `Con un amico nella lista dello Sconto a Catena: ${amount}`,
  },
  invitation: 'Scegli sede, età e settimane: il totale compare qui, subito.',
  refused: 'C’è qualcosa da completare o correggere.',
  cut: 'Il link sembra tagliato: controlla.',
  saved: (amount: string) => `Risparmi ${amount} sul prezzo pieno`,
  advice: 'Da sapere',
  bring: 'Da portare, dal primo giorno',
  madeOn: (ofDay: string, onPaymentDay: string | null) =>
    `Preventivo ${ofDay}${onPaymentDay ? `, per chi paga ${onPaymentDay}` : ''}.`,
  link: 'Riapri questo preventivo',
  assumptions: {
    confirmed: 'Come si calcola',
    unconfirmed: 'Come si calcola, secondo noi: da confermare con la segreteria',
  },
  seasonOver: (season: string) =>
    `${season}: la stagione si è conclusa e il conto usa le sue tariffe. Per la prossima possono cambiare date e prezzi.`,
  /** Stands under every total: the price that counts is the app's. */
  binding: `${priceTerms.tax} ${priceTerms.binding}`,
  provisional: 'Apertura da confermare: non pagare finché non lo confermiamo. Date e prezzi possono cambiare.',
  trialLink: { text: 'Scopri gli Open Day', to: '/open-days' },
  copy: 'Copia testo',
  copied: 'Copiato',
  chat: 'Mandaci il preventivo in chat',
  chatGreeting: `Ciao ${siteName}, ho fatto questo preventivo. È giusto?`,
  /** Once the season is over. */
  news: {
    chat: 'Avvisami quando apre',
    chatGreeting: `Ciao ${siteName}, avvisami quando apre la prossima stagione: mi interesserebbero settimane come queste.`,
  },
  calendar: 'Settimane in calendario',
  calendarFile: 'fun-village-settimane.ics',
} as const;
