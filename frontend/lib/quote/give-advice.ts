import { lineTexts } from '#frontend/content/pages/quote.ts';
import { adviceTexts } from '#frontend/content/pages/quote-advice.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatDayAndYear, formatOfDay, formatWeekdayAndDay } from '#frontend/italian/dates.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { paymentDeadline } from '../season-weeks.ts';
import { type Case, type Child, daysToWeeks, lateExitsToWeek } from './cheaper-choices.ts';
import { computeQuote, type Quote } from './compute-quote.ts';
import { chainPeople } from './price-child.ts';
import { countWeeks, type QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

/** Explains reductions that the family may expect and this child's bill lacks; the sentences do not name the child. */
function missedReductions({ request, quote, payDay, rules }: Case, child: Child, index: number): string[] {
  const advice: string[] = [];
  const { chain, advance } = rules.discounts;
  const reduction = quote.children[index]?.reduction;
  const weeks = countWeeks(child);
  const people = chainPeople(request, child);
  const isChainOpen = payDay <= rules.chainLastDay && people > 0;
  const hasSiblings = request.children.length > rules.assumptions.siblingsAtFullPrice;
  const open = {
    convention: request.hasConvention,
    siblings: hasSiblings && weeks > 0,
    chain: isChainOpen && weeks >= chain.minWeeks,
  };

  if (isChainOpen && weeks < chain.minWeeks) advice.push(adviceTexts.chainNeedsWeek);
  if (reduction === 'none' && hasSiblings)
    advice.push(
      weeks > 0 ? adviceTexts.siblingAtFullPrice(request.children.length) : adviceTexts.siblingsNeedWeeks,
    );
  if (reduction && reduction !== 'none') {
    const others = (Object.keys(open) as (keyof typeof open)[]).filter(
      (other) => other !== reduction && open[other],
    );
    if (others.length > 0) advice.push(adviceTexts.notTogether(reduction, others));
  }
  if (request.paysInAdvance && weeks < advance.fromWeeks)
    advice.push(adviceTexts.advanceTooFew(advance.fromWeeks));
  return advice;
}

/** Further reductions for the whole family, and why one is missing. */
function familyAdvice({ request, quote, payDay, rules }: Case): string[] {
  const advice: string[] = [];
  const { chain, advance } = rules.discounts;
  const saving = (change: Partial<QuoteRequest>) =>
    quote.cents - computeQuote({ ...request, ...change }, payDay, rules).cents;

  const inAdvance = saving({ paysInAdvance: true });
  if (inAdvance > 0) advice.push(adviceTexts.advancePossible(advance.fromWeeks, formatEuro(inAdvance)));
  if (payDay <= rules.chainLastDay) {
    const withFriend = saving({ friends: request.friends + 1 });
    if (withFriend > 0) advice.push(adviceTexts.friendMore(formatEuro(withFriend)));
    if (
      quote.children.some(({ reduction, percent }) => reduction === 'chain' && percent === chain.percentMax)
    )
      advice.push(adviceTexts.chainCapped(chain.percentMax));
  }
  return advice;
}

/** Deadlines that this payment day misses. */
function missedDeadlines({ request, payDay, rules }: Case): string[] {
  const weeks = request.children.flatMap((child) => [...child.weeks, ...child.halfDayWeeks]);
  // Not after the season: the page says that it is over.
  const isOver = payDay > (rules.weeks.at(-1)?.friday ?? payDay);
  const deadlineOf = (monday: IsoDay) => paymentDeadline(monday, rules.paymentWeekday);
  const late = !isOver && weeks.sort().find((monday) => payDay > deadlineOf(monday));
  const paymentDay = `${formatOfDay(payDay)} ${payDay.slice(0, 4)}`;
  const expectsChain =
    payDay > rules.chainLastDay &&
    (request.friends > 0 ||
      request.children.some((child) => countWeeks(child) > 0 && chainPeople(request, child) > 0));
  return [
    ...(late
      ? [adviceTexts.deadlinePassed(formatOfDay(late), formatWeekdayAndDay(deadlineOf(late)), paymentDay)]
      : []),
    ...(expectsChain ? [adviceTexts.chainClosed(formatDayAndYear(rules.chainLastDay), paymentDay)] : []),
  ];
}

/** Documents to bring. */
const reminders = ({ request, quote, rules }: Case): string[] => [
  ...(quote.children.some(({ reduction }) => reduction === 'convention')
    ? [adviceTexts.conventionProof]
    : []),
  ...(request.children.some(({ age }) => age >= rules.certificateFromAge)
    ? [adviceTexts.certificate(rules.certificateFromAge)]
    : []),
];

/** Advice of `missedReductions`; a sentence that holds for several children comes once, with all their numbers. */
function reductionAdvice({ request, ...about }: Case, names: readonly string[]): string[] {
  const numbersOf = new Map<string, number[]>();
  for (const [index, child] of request.children.entries())
    for (const sentence of missedReductions({ request, ...about }, child, index))
      numbersOf.set(sentence, [...(numbersOf.get(sentence) ?? []), index + 1]);
  return [...numbersOf].map(([sentence, numbers]) =>
    adviceTexts.about(
      numbers.length > 1 ? lineTexts.children(numbers) : (names[(numbers[0] ?? 1) - 1] ?? ''),
      sentence,
    ),
  );
}

/** Advice in order: missed deadlines, cheaper choices, why a reduction is missing, reminders. */
export function giveAdvice(
  request: QuoteRequest,
  quote: Quote,
  payDay: IsoDay,
  rules: QuoteRules = quoteRules,
): string[] {
  const about = { request, quote, payDay, rules };
  const names = request.children.map((child, index) => lineTexts.child(index + 1, child.age));
  const each = (advise: (about: Case, child: Child, index: number, name: string) => string[]) =>
    request.children.flatMap((child, index) => advise(about, child, index, names[index] ?? ''));
  return [
    ...missedDeadlines(about),
    ...each(daysToWeeks),
    ...each(lateExitsToWeek),
    ...familyAdvice(about),
    ...reductionAdvice(about, names),
    ...reminders(about),
  ];
}
