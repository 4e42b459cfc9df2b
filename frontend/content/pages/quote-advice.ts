import { formatList } from '#frontend/italian/words.ts';
import { chainWeeks } from '../season/discounts.ts';
import { assumptions } from '../season/quote-assumptions.ts';
import { seasonText } from '../season/season-text.ts';
import { sayReading } from './quote.ts';

/** Advice beside a total. Days arrive formatted, e.g. `9 giugno`; amounts as `10,00 €`. */

const reductionNames = {
  convention: 'la convenzione',
  siblings: 'lo sconto fratelli',
  chain: 'lo Sconto a Catena',
};

export const adviceTexts = {
  about: (children: string, sentence: string) => `${children}: ${sentence}`,
  together: (items: readonly string[]) => formatList(items),
  /** Follows «costano più». */
  than: {
    week: (count: number) => (count === 1 ? 'della settimana' : `di ${count} settimane intere`),
    halfDayWeek: (count: number) =>
      count === 1 ? 'della settimana a mezza giornata' : `di ${count} settimane a mezza giornata`,
    lateExitWeek: (count: number) =>
      count === 1 ? 'dell’uscita settimanale' : `di ${count} uscite settimanali`,
  },
  daysToWeek: (child: string, days: string, thanWeeks: string, weeks: number, saving: string) =>
    `${child}: ${days} costano più ${thanWeeks}: con ${weeks === 1 ? 'la settimana' : 'le settimane'} spendi ${saving} in meno.`,
  daysToWeekReduced: (child: string, days: string, weeks: string, saving: string) =>
    `${child}: con gli sconti di questo preventivo, scegliendo ${weeks} al posto di ${days} spendi ${saving} in meno.`,
  lateExitsSame: (child: string, exits: string, price: string) =>
    `${child}: ${exits} costano già come l’uscita settimanale (${price}): se cadono nella stessa settimana intera, con l’uscita settimanale può restare fino alle ${seasonText.lateExit} ogni giorno.`,
  lateExitsMore: (child: string, exits: string, thanWeeks: string, weeks: number, saving: string) =>
    `${child}: ${exits} costano più ${thanWeeks}: se cadono ${weeks === 1 ? 'nella stessa settimana intera' : `in ${weeks} settimane intere`}, con l’uscita settimanale spendi ${saving} in meno.`,
  advancePossible: (weeks: number, saving: string) =>
    `Pagando in anticipo almeno ${weeks} settimane hai un altro sconto: spendi ${saving} in meno.`,
  advanceTooFew: (weeks: number) =>
    `lo sconto per il pagamento anticipato parte da ${weeks} settimane, qui non si applica.`,
  friendMore: (saving: string) => `Con un amico in più in lista spendi ${saving} in meno.`,
  chainClosed: (deadline: string, paymentDay: string) =>
    `Lo Sconto a Catena valeva per chi pagava entro il ${deadline}: con il pagamento ${paymentDay} non si applica.`,
  chainNeedsWeek: `lo Sconto a Catena chiede almeno ${chainWeeks}, qui non si applica.`,
  chainCapped: (max: number) =>
    `Lo Sconto a Catena arriva al massimo al ${max}% a persona: qui è già al massimo.`,
  notTogether: (chosen: keyof typeof reductionNames, others: readonly (keyof typeof reductionNames)[]) =>
    `${reductionNames[chosen]} non si somma con ${others.map((other) => reductionNames[other]).join(' né con ')}. Vale la combinazione che ti fa spendere meno.`,
  siblingAtFullPrice: (children: number) =>
    `${sayReading('lo sconto fratelli vale per tutti i figli tranne uno', [assumptions.siblingsAtFullPrice])}. Qui conviene darlo ${children === 2 ? 'all’altro' : 'agli altri'}.`,
  siblingsNeedWeeks: 'lo sconto fratelli riduce le settimane, e qui non ce ne sono.',
  conventionProof:
    'Per la convenzione serve il badge o la tessera del genitore, oppure una prova caricata nell’app.',
  certificate: (from: number) =>
    `Dai ${from} anni compiuti serve il certificato medico per attività sportiva non agonistica.`,
  deadlinePassed: (week: string, deadline: string, paymentDay: string) =>
    `Per la settimana ${week} l’ultimo giorno per iscriversi e pagare era ${deadline}: il pagamento ${paymentDay} arriva tardi.`,
};
