import { formatOnDay } from '#frontend/italian/format-date.ts';
import { capitalize, formatList } from '#frontend/italian/words.ts';
import type { IsoDay } from '../types.ts';
import { weeksInWords } from './chain-rule.ts';
import { type Discounts, discounts } from './discounts.ts';
import { type AssumptionId, advanceMeans, assumptions, type ReducedItem } from './quote-assumptions.ts';
import { hasPromotion, season } from './season.ts';

export type DiscountId = keyof Discounts;

/** Facts of one child in a family's quote on which a discount may depend. */
export type DiscountFacts = {
  /** Full and half-day. */
  weeks: number;
  fullWeeks: number;
  /** Other people in the family's chain list; null without a list. */
  listed: number | null;
  /** Friends among them. */
  friends: number;
  children: number;
  paysInAdvance: boolean;
};

export type DiscountRule = {
  card: { title: string; figure: string; text: string };
  /** In «In alternativa a …». */
  name: string;
  /** In the sentence that says what goes together: of the alternatives, or of the others. */
  together: string;
  /** Line of the bill. */
  line: (percent: number, facts: DiscountFacts) => string;
  /** Beside the line: what the family does to have it. */
  condition: (facts: DiscountFacts) => string;
  /** Last day of payment; null without an end. */
  lastDay: IsoDay | null;
  reduces: readonly ReducedItem[];
  /** `alternative`: a child has at most one of these and the convention. The others are added, on one price or the other. */
  joins: 'alternative' | 'reducedPrice' | 'listPrice';
  /** 0: this child does not have it. */
  percent: (facts: DiscountFacts) => number;
  /** Children of a family who can have it. */
  mostChildren: (children: number) => number;
  /** Readings of the rules on which it rests; `others`: how many other reductions the child has. */
  readings: (facts: DiscountFacts, others: number) => AssumptionId[];
};

export type DiscountRules = Record<DiscountId, DiscountRule>;
export type AssumedValues = { [name in keyof typeof assumptions]: (typeof assumptions)[name]['value'] };

/** The operator's answers that a sum depends on. */
export const assumedValues: AssumedValues = {
  siblingsAtFullPrice: assumptions.siblingsAtFullPrice.value,
  reducedItems: assumptions.reducedItems.value,
  advanceAppliesTo: assumptions.advanceAppliesTo.value,
  rounding: assumptions.rounding.value,
};

const all = (children: number) => children;
const people = (count: number) => (count === 1 ? '1 altra persona' : `altre ${count} persone`);
const until = (day: IsoDay | null) => (day ? ` entro ${formatOnDay(day)} ${day.slice(0, 4)}` : '');

/** Every discount: cards, lines of the bill, sentences and sums derive from this. Added ones apply in this order. */
export const discountRulesOf = (
  { chain, siblings, advance }: Discounts,
  promotionEnd: IsoDay | null,
  assumed: AssumedValues = assumedValues,
): DiscountRules => ({
  chain: {
    card: {
      title: 'Sconto a Catena',
      figure: `${chain.percentPerPerson}%`,
      text: `Per ogni amico o figlio in lista, fino al ${chain.percentMax}% a persona${promotionEnd ? `, pagando${until(promotionEnd)}` : ''}.`,
    },
    name: 'Sconto a Catena',
    together: 'catena',
    line: (percent, { listed }) =>
      `Sconto a Catena ${percent}% sulle settimane (${people(listed ?? 0)} in lista)`,
    condition: () => `Per chi paga la quota e almeno ${weeksInWords(chain.minWeeks)}${until(promotionEnd)}`,
    lastDay: promotionEnd,
    reduces: assumed.reducedItems,
    joins: 'alternative',
    percent: ({ weeks, listed }) =>
      weeks < chain.minWeeks ? 0 : Math.min(chain.percentMax, chain.percentPerPerson * (listed ?? 0)),
    mostChildren: all,
    readings: ({ listed, friends }) => [
      'chainKept',
      ...((listed ?? 0) > friends ? (['siblingsInChain'] as const) : []),
    ],
  },
  siblings: {
    card: { title: 'Sconto fratelli', figure: `${siblings.percent}%`, text: '' },
    name: 'sconto fratelli',
    together: 'fratelli',
    line: (percent) => `Sconto fratelli ${percent}% sulle settimane`,
    condition: () => 'Per i figli iscritti insieme, tranne uno',
    lastDay: null,
    reduces: assumed.reducedItems,
    joins: 'alternative',
    percent: () => siblings.percent,
    mostChildren: (children) => Math.max(0, children - assumed.siblingsAtFullPrice),
    readings: () => ['siblingsAtFullPrice'],
  },
  advance: {
    card: {
      title: `Pagamento anticipato di ${advance.fromWeeks} settimane`,
      figure: `${advance.percent}%`,
      text: `Per chi le paga ${advanceMeans}.`,
    },
    name: 'pagamento anticipato',
    together: `il ${advance.percent}% per ${advance.fromWeeks} settimane pagate in anticipo`,
    line: (percent) => `Pagamento anticipato, altro ${percent}% sulle settimane`,
    condition: () => `Per chi paga almeno ${advance.fromWeeks} settimane ${advanceMeans}`,
    lastDay: null,
    reduces: assumed.reducedItems,
    joins: assumed.advanceAppliesTo,
    percent: ({ paysInAdvance, weeks }) =>
      paysInAdvance && weeks >= advance.fromWeeks ? advance.percent : 0,
    mostChildren: all,
    readings: ({ children }, others) => [
      'advanceMeans',
      ...(others > 0 ? (['advanceAppliesTo'] as const) : []),
      ...(children > 1 ? (['advancePerChild'] as const) : []),
    ],
  },
});

/** The discounts in force. */
export const discountRules = discountRulesOf(discounts, season.promotion.lastDay);

/** Discounts of this year, in the order of display. */
export const discountIds = (Object.keys(discountRules) as DiscountId[]).filter(
  (id) => id !== 'chain' || hasPromotion,
);
const inForce = discountIds.map((id) => discountRules[id]);
const alternatives = inForce.filter(({ joins }) => joins === 'alternative');
const added = inForce.filter(({ joins }) => joins !== 'alternative');

/** `In alternativa a sconto fratelli e convenzione.` */
export const goesWith = ({ name, joins }: DiscountRule): string =>
  joins === 'alternative'
    ? `In alternativa a ${formatList([...alternatives.map((one) => one.name).filter((one) => one !== name), 'convenzione'])}.`
    : 'Si aggiunge agli altri sconti.';

const among = formatList([...alternatives.map(({ together }) => together), 'convenzione']);
const onTop = capitalize(formatList(added.map(({ together }) => together)));

/** Rule of combination in full: while discounts can be had, and after. */
export const discountsTogether = {
  now: [
    `Per ogni figlio vale uno sconto solo tra ${among}, il più conveniente; due figli possono averne due diversi.`,
    ...(added.length > 0 ? [`${onTop} ${added.length > 1 ? 'si aggiungono' : 'si aggiunge'}.`] : []),
  ].join(' '),
  past: [
    `Per ogni figlio valeva uno sconto solo tra ${among}, il più conveniente; due figli potevano averne due diversi.`,
    ...(added.length > 0 ? [`${onTop} ${added.length > 1 ? 'si aggiungevano' : 'si aggiungeva'}.`] : []),
  ].join(' '),
};
