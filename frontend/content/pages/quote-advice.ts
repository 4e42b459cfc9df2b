import { formatList } from '#frontend/italian/words.ts';

/** What the calculator adds to a total. Days arrive already written, e.g. `9 giugno`; amounts as `10,00 €`. */

const reductionNames = {
  convention: 'la convenzione',
  siblings: 'lo sconto fratelli',
  chain: 'lo sconto a catena',
};

export const adviceTexts = {
  about: (children: string, sentence: string) => `${children}: ${sentence}`,
  together: (items: readonly string[]) => formatList(items),
  /** What comes after «costano più». */
  than: {
    week: (count: number) => (count === 1 ? 'della settimana' : `di ${count} settimane intere`),
    halfDayWeek: (count: number) =>
      count === 1 ? 'della settimana a mezza giornata' : `di ${count} settimane a mezza giornata`,
    lateExitWeek: (count: number) =>
      count === 1 ? 'della settimana di extra' : `di ${count} settimane di extra`,
  },
  daysToWeek: (child: string, days: string, thanWeeks: string, weeks: number, saving: string) =>
    `${child}: ${days} costano più ${thanWeeks}: ${weeks === 1 ? 'conviene la settimana' : 'convengono le settimane'}, spendi ${saving} in meno.`,
  daysToWeekReduced: (child: string, days: string, weeks: string, saving: string) =>
    `${child}: con gli sconti di questo preventivo, ${weeks} al posto di ${days} ti fa spendere ${saving} in meno.`,
  lateExitsSame: (child: string, exits: string, price: string) =>
    `${child}: ${exits} costano già come la settimana di extra (${price}): se cadono nella stessa settimana intera, con quella può restare tutti i giorni.`,
  lateExitsMore: (child: string, exits: string, thanWeeks: string, weeks: number, saving: string) =>
    `${child}: ${exits} costano più ${thanWeeks}: se cadono ${weeks === 1 ? 'nella stessa settimana intera' : `in ${weeks} settimane intere`}, con l’extra settimanale spendi ${saving} in meno.`,
  advancePossible: (weeks: number, saving: string) =>
    `Chi paga in anticipo almeno ${weeks} settimane ha un altro sconto: spenderesti ${saving} in meno.`,
  advanceTooFew: (weeks: number) =>
    `lo sconto per il pagamento anticipato parte da ${weeks} settimane, qui non si applica.`,
  friendMore: (saving: string) => `Con un amico in più nella catena spenderesti ${saving} in meno.`,
  chainClosed: (deadline: string, paymentDay: string) =>
    `Lo sconto a catena valeva per chi pagava entro il ${deadline}: con il pagamento ${paymentDay} non si applica.`,
  chainNeedsWeek: 'lo sconto a catena chiede almeno una settimana di centro estivo, qui non si applica.',
  chainCapped: (max: number) =>
    `Lo sconto a catena arriva al massimo al ${max} % a persona: qui è già al massimo.`,
  notTogether: (chosen: keyof typeof reductionNames, others: readonly (keyof typeof reductionNames)[]) =>
    `${reductionNames[chosen]} non si somma con ${others.map((other) => reductionNames[other]).join(' né con ')}. Abbiamo scelto la combinazione che ti fa spendere meno.`,
  siblingAtFullPrice: (children: number) =>
    `lo sconto fratelli vale per tutti i figli tranne uno. Qui conviene lasciarlo ${children === 2 ? 'all’altro' : 'agli altri'}.`,
  siblingsNeedWeeks: 'lo sconto fratelli riduce le settimane, e qui non ce ne sono.',
  conventionProof:
    'Per la convenzione serve il tesserino o un documento che dimostri che un genitore lavora per un ente convenzionato (si può caricare nell’app).',
  certificate: (from: number) =>
    `Dai ${from} anni compiuti serve il certificato medico per attività sportiva non agonistica.`,
  deadlinePassed: (week: string, deadline: string, paymentDay: string) =>
    `Per la settimana ${week} iscrizione e pagamento si chiudono ${deadline}: il pagamento ${paymentDay} arriva tardi.`,
};
