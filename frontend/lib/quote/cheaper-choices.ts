import { adviceTexts } from '#frontend/content/pages/quote-advice.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatEuro } from '#frontend/italian/money.ts';
import { computeQuote, type Quote } from './compute-quote.ts';
import { countItems } from './explain-quote.ts';
import { findProblems } from './find-problems.ts';
import type { QuoteRequest } from './quote-request.ts';
import { pricesOf, type QuoteRules } from './quote-rules.ts';

export type Case = { request: QuoteRequest; quote: Quote; payDay: IsoDay; rules: QuoteRules };
export type Child = QuoteRequest['children'][number];

/** Cents the whole family saves with another choice for one child; -1 when that choice is not valid. */
function savingWith({ request, quote, payDay, rules }: Case, index: number, change: Partial<Child>): number {
  const children = request.children.map((child, at) => (at === index ? { ...child, ...change } : child));
  const changed = { ...request, children };
  return findProblems(changed, rules).length > 0
    ? -1
    : quote.cents - computeQuote(changed, payDay, rules).cents;
}

type Swap = { week: 'week' | 'halfDayWeek'; count: number; days: number; halfDays: number; saving: number };

const swaps = {
  days: { week: 'week', weeks: 'weeks', takesDays: true, takesHalfDays: false },
  halfDays: { week: 'halfDayWeek', weeks: 'halfDayWeeks', takesDays: false, takesHalfDays: true },
  both: { week: 'week', weeks: 'weeks', takesDays: true, takesHalfDays: true },
} as const;

/** The swap of days for one or more weeks that saves most; empty when none saves. */
function bestSwap(about: Case, child: Child, index: number, kind: keyof typeof swaps): Swap[] {
  const { week, weeks, takesDays, takesHalfDays } = swaps[kind];
  const { rules } = about;
  const taken = new Set([...child.weeks, ...child.halfDayWeeks]);
  const free = rules.weeks.filter((one) => !one.isPause && !taken.has(one.monday)).map((one) => one.monday);
  const [allDays, allHalfDays] = [takesDays ? child.days : 0, takesHalfDays ? child.halfDays : 0];
  const most = Math.min(free.length, Math.ceil((allDays + allHalfDays) / rules.daysPerWeek));
  const tries = Array.from({ length: most }, (_, at): Swap => {
    const room = (at + 1) * rules.daysPerWeek;
    const days = Math.min(allDays, room);
    const halfDays = Math.min(allHalfDays, room - days);
    const saving = savingWith(about, index, {
      days: child.days - days,
      halfDays: child.halfDays - halfDays,
      [weeks]: [...child[weeks], ...free.slice(0, at + 1)],
    });
    return { week, count: at + 1, days, halfDays, saving };
  });
  const best = tries.sort((a, b) => b.saving - a.saving)[0];
  return best && best.saving > 0 ? [best] : [];
}

/** Advice to book weeks instead of single or half days, where they cost less. */
export function daysToWeeks(about: Case, child: Child, index: number, name: string): string[] {
  const alike = [...bestSwap(about, child, index, 'days'), ...bestSwap(about, child, index, 'halfDays')];
  const found = alike.length > 0 ? alike : bestSwap(about, child, index, 'both');
  const rate = about.quote.children[index]?.reduction === 'convention' ? 'convention' : 'base';
  const list = pricesOf(about.rules, about.request.venue)[rate];
  return found.map(({ week, count, days, halfDays, saving }) => {
    const left = adviceTexts.together([
      ...(days > 0 ? [countItems('day', days)] : []),
      ...(halfDays > 0 ? [countItems('halfDay', halfDays)] : []),
    ]);
    const isDearer = days * list.day + halfDays * (list.halfDay ?? 0) > count * (list[week] ?? 0);
    return isDearer
      ? adviceTexts.daysToWeek(name, left, adviceTexts.than[week](count), count, formatEuro(saving))
      : adviceTexts.daysToWeekReduced(name, left, countItems(week, count), formatEuro(saving));
  });
}

/** Advice to pay late exits by the week, where that costs the same or less. */
export function lateExitsToWeek(about: Case, child: Child, index: number, name: string): string[] {
  const { daysPerWeek } = about.rules;
  const free = child.weeks.filter((monday) => !child.lateExitWeeks.includes(monday));
  const most = Math.min(free.length, Math.ceil(child.lateExits / daysPerWeek));
  const best = Array.from({ length: most }, (_, at) => {
    const exits = Math.min(child.lateExits, (at + 1) * daysPerWeek);
    const saving = savingWith(about, index, {
      lateExits: child.lateExits - exits,
      lateExitWeeks: [...child.lateExitWeeks, ...free.slice(0, at + 1)],
    });
    return { exits, count: at + 1, saving };
  }).sort((a, b) => b.saving - a.saving)[0];
  if (!best || best.saving < 0) return [];
  const exits = countItems('lateExit', best.exits);
  if (best.saving === 0) {
    const price = pricesOf(about.rules, about.request.venue).base.lateExitWeek;
    return [adviceTexts.lateExitsSame(name, exits, formatEuro(price))];
  }
  const than = adviceTexts.than.lateExitWeek(best.count);
  return [adviceTexts.lateExitsMore(name, exits, than, best.count, formatEuro(best.saving))];
}
