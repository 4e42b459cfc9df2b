import { adviceTexts, lineTexts } from '#frontend/content/quote-texts.ts';
import { season } from '#frontend/content/season.ts';
import { spellDayAndYear, spellOfDay, spellWeekdayAndDay } from '#frontend/content/spell.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatEuro } from '../money.ts';
import { paymentDeadline } from '../season-weeks.ts';
import { computeQuote, type Quote } from './compute-quote.ts';
import { countItems } from './explain-quote.ts';
import { chainPeople } from './price-child.ts';
import { countWeeks, type QuoteRequest } from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';

type Case = { request: QuoteRequest; quote: Quote; payDay: IsoDay; rules: QuoteRules };
type Child = QuoteRequest['children'][number];

/** Cents the whole family saves with another choice for one child. */
function savingWith({ request, quote, payDay, rules }: Case, index: number, change: Partial<Child>): number {
  const children = request.children.map((child, at) => (at === index ? { ...child, ...change } : child));
  return quote.cents - computeQuote({ ...request, children }, payDay, rules).cents;
}

/** The most saving swap of single (or half) days for weeks of the same length. */
function daysToWeeks(about: Case, child: Child, index: number, name: string): string[] {
  const { rules } = about;
  const taken = new Set([...child.weeks, ...child.halfDayWeeks]);
  const free = rules.weeks
    .filter((week) => !week.isPause && !taken.has(week.monday))
    .map((week) => week.monday);
  const swaps = [
    { days: 'days', weeks: 'weeks', day: 'day', week: 'week' },
    { days: 'halfDays', weeks: 'halfDayWeeks', day: 'halfDay', week: 'halfDayWeek' },
  ] as const;
  return swaps.flatMap(({ days, weeks, day, week }) => {
    const most = Math.min(free.length, Math.ceil(child[days] / rules.daysPerWeek));
    const tries = Array.from({ length: most }, (_, at) => {
      const swapped = Math.min(child[days], (at + 1) * rules.daysPerWeek);
      const change = {
        [days]: child[days] - swapped,
        [weeks]: [...child[weeks], ...free.slice(0, at + 1)],
      };
      return { swapped, count: at + 1, saving: savingWith(about, index, change) };
    });
    const best = tries.toSorted((a, b) => b.saving - a.saving)[0];
    if (!best || best.saving <= 0) return [];
    const [from, to] = [countItems(day, best.swapped), countItems(week, best.count)];
    return [adviceTexts.daysToWeek(name, from, to, formatEuro(best.saving))];
  });
}

/** Late exits paid by the day that a weekly extra would cover for the same money or less. */
function lateExitsToWeek(about: Case, child: Child, index: number, name: string): string[] {
  const free = child.weeks.filter((monday) => !child.lateExitWeeks.includes(monday));
  if (child.lateExits === 0 || free.length === 0) return [];
  const swapped = Math.min(child.lateExits, about.rules.daysPerWeek);
  const saving = savingWith(about, index, {
    lateExits: child.lateExits - swapped,
    lateExitWeeks: [...child.lateExitWeeks, ...free.slice(0, 1)],
  });
  const exits = countItems('lateExit', swapped);
  if (saving > 0) return [adviceTexts.lateExitsMore(name, exits, formatEuro(saving))];
  const price = about.rules.prices[about.request.venue].base.lateExitWeek;
  return saving === 0 ? [adviceTexts.lateExitsSame(name, exits, formatEuro(price))] : [];
}

/** Why a reduction the family may expect is not on this child's bill. */
function missedReductions(
  { request, quote, payDay, rules }: Case,
  child: Child,
  index: number,
  name: string,
) {
  const advice: string[] = [];
  const { chain, advance } = rules.discounts;
  const reduction = quote.children[index]?.reduction;
  const weeks = countWeeks(child);
  const people = chainPeople(request, child);
  const isChainOpen = payDay <= rules.chainLastDay && people > 0;
  const hasSiblings = request.children.length > rules.assumptions.siblingsAtFullPrice;
  const open = [request.hasConvention, isChainOpen && weeks >= chain.minWeeks, hasSiblings && weeks > 0];

  if (isChainOpen && weeks < chain.minWeeks) advice.push(adviceTexts.chainNeedsWeek(name));
  if (reduction === 'none' && hasSiblings)
    advice.push(weeks > 0 ? adviceTexts.siblingAtFullPrice(name) : adviceTexts.siblingsNeedWeeks(name));
  if (reduction && reduction !== 'none' && open.filter(Boolean).length > 1)
    advice.push(adviceTexts.notTogether[reduction](name));
  if (request.paysInAdvance && weeks < advance.fromWeeks)
    advice.push(adviceTexts.advanceTooFew(name, advance.fromWeeks));
  return advice;
}

/** What could still be gained, or cannot, for the family as a whole. */
function familyAdvice({ request, quote, payDay, rules }: Case): string[] {
  const advice: string[] = [];
  const { chain, advance } = rules.discounts;
  const saving = (change: Partial<QuoteRequest>) =>
    quote.cents - computeQuote({ ...request, ...change }, payDay, rules).cents;

  const inAdvance = saving({ paysInAdvance: true });
  if (inAdvance > 0) advice.push(adviceTexts.advancePossible(advance.fromWeeks, formatEuro(inAdvance)));
  if (payDay > rules.chainLastDay) {
    if (request.children.some((child) => countWeeks(child) > 0 && chainPeople(request, child) > 0))
      advice.push(
        adviceTexts.chainClosed(
          spellDayAndYear(rules.chainLastDay),
          `${spellOfDay(payDay)} ${payDay.slice(0, 4)}`,
        ),
      );
  } else {
    const withFriend = saving({ friends: request.friends + 1 });
    if (withFriend > 0) advice.push(adviceTexts.friendMore(formatEuro(withFriend)));
    if (
      quote.children.some(({ reduction, percent }) => reduction === 'chain' && percent === chain.percentMax)
    )
      advice.push(adviceTexts.chainCapped(chain.percentMax));
  }
  return advice;
}

/** What the family must bring or may miss. */
function reminders({ request, quote, payDay }: Case): string[] {
  const weeks = request.children.flatMap((child) => [...child.weeks, ...child.halfDayWeeks]);
  const late = [...new Set(weeks)].toSorted().find((monday) => payDay > paymentDeadline(monday));
  return [
    ...(quote.children.some(({ reduction }) => reduction === 'convention')
      ? [adviceTexts.conventionProof]
      : []),
    ...(request.children.some(({ age }) => age >= season.certificateFromAge)
      ? [adviceTexts.certificate(season.certificateFromAge)]
      : []),
    ...(late
      ? [
          adviceTexts.deadlinePassed(
            spellOfDay(late),
            spellWeekdayAndDay(paymentDeadline(late)),
            `${spellOfDay(payDay)} ${payDay.slice(0, 4)}`,
          ),
        ]
      : []),
  ];
}

/** What a good secretary would add to this quote: cheaper choices first, then why a reduction is missing, then reminders. */
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
    ...each(daysToWeeks),
    ...each(lateExitsToWeek),
    ...familyAdvice(about),
    ...each(missedReductions),
    ...reminders(about),
  ];
}
