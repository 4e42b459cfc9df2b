import { itemTexts, problemTexts } from '#frontend/content/pages/quote.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatOfDay, formatOnDay, formatPeriod, formatWeekday } from '#frontend/italian/format-date.ts';
import { addDays, isIsoDay, weekdayOf } from '../iso-day.ts';
import { type ChildDraft, emptyChild, type QuoteField, type QuoteProblem } from './quote-request.ts';
import type { QuoteRules } from './quote-rules.ts';

const counts = { g: 'days', h: 'halfDays', u: 'lateExits' } as const;
const weeks = { s: 'weeks', m: 'halfDayWeeks', x: 'lateExitWeeks' } as const;
const countNames = { g: itemTexts.day.many, h: itemTexts.halfDay.many, u: itemTexts.lateExit.many };

/** Shortens text from the address before it is shown: anybody can write it. */
const excerpt = (item: string) => (item.length > 20 ? `${item.slice(0, 20)}…` : item);

function weekProblem(text: string, rules: QuoteRules): string | null {
  if (!isIsoDay(text)) return problemTexts.weekUnclear(excerpt(text));
  if (weekdayOf(text) !== 'monday') return problemTexts.weekNotMonday(formatOnDay(text), formatWeekday(text));
  const week = rules.weeks.find(({ monday }) => monday === text);
  if (week?.isPause)
    return problemTexts.weekPause(formatPeriod({ firstDay: week.monday, lastDay: week.friday }));
  if (week) return null;
  const [first, last] = [rules.weeks[0], rules.weeks.at(-1)];
  if (!first || !last) return problemTexts.weekUnclear(text);
  const period = formatPeriod({ firstDay: first.monday, lastDay: last.friday });
  const year = text.slice(0, 4);
  return problemTexts.weekOutside(`${formatOfDay(text)} ${year}`, `${period} ${last.friday.slice(0, 4)}`);
}

function readAge(text: string, rules: QuoteRules): { age: number | null; problem: string | null } {
  const { from, to } = rules.ages;
  if (text === '') return { age: null, problem: null };
  const age = /^-?\d+([.,]\d+)?$/.test(text) ? Math.min(999, Number(text.replace(',', '.'))) : Number.NaN;
  if (/^\d+$/.test(text) || age < from || age > to) return { age, problem: null };
  return { age: null, problem: problemTexts.ageUnclear(from, to) };
}

/** Reads a child of the address, `ETÀ:VOCI`, e.g. `7:s2025-06-16,g2`. Leaves out what is not valid and names it in a problem. */
export function readChild(
  text: string,
  index: number,
  rules: QuoteRules,
): { child: ChildDraft; problems: QuoteProblem[] } {
  const colon = text.indexOf(':');
  const ageText = (colon < 0 ? text : text.slice(0, colon)).trim();
  const items = colon < 0 ? [] : text.slice(colon + 1).split(',');
  const problems = new Map<string, QuoteField>();
  const { age, problem } = readAge(ageText, rules);
  if (problem) problems.set(problem, `eta-${index}`);
  const child: ChildDraft = { ...structuredClone(emptyChild), age };
  const countsSeen = new Set<string>();

  for (const item of items.map((part) => part.trim()).filter(Boolean)) {
    const letter = item[0] as string;
    const value = item.slice(1);
    if (letter in counts) {
      const kind = letter as keyof typeof counts;
      const field = kind === 'u' ? (`uscite-${index}` as const) : (`giorni-${index}` as const);
      if (countsSeen.has(kind)) problems.set(problemTexts.countTwice(countNames[kind]), field);
      else if (!/^\d+$/.test(value) || Number(value) === 0)
        problems.set(problemTexts.countUnclear(countNames[kind]), field);
      else if (Number(value) > rules.weeks.length * rules.daysPerWeek)
        problems.set(problemTexts.countTooHigh(countNames[kind]), field);
      else child[counts[kind]] = Number(value);
      countsSeen.add(kind);
    } else if (letter in weeks) {
      const kind = letter as keyof typeof weeks;
      const monday = value as IsoDay;
      const taken = kind === 'x' ? child.lateExitWeeks : [...child.weeks, ...child.halfDayWeeks];
      const fault = weekProblem(value, rules);
      if (fault) problems.set(fault, `settimane-${index}`);
      else if (taken.includes(monday))
        problems.set(
          problemTexts.weekTwice(
            formatPeriod({ firstDay: monday, lastDay: addDays(monday, rules.daysPerWeek - 1) }),
          ),
          `settimane-${index}`,
        );
      else child[weeks[kind]].push(monday);
    } else problems.set(problemTexts.itemUnclear(excerpt(item)), `voci-${index}`);
  }

  const alone = child.lateExitWeeks.filter((monday) => !child.weeks.includes(monday));
  for (const monday of alone)
    problems.set(problemTexts.lateExitWeekAlone(formatOfDay(monday)), `uscite-${index}`);
  child.lateExitWeeks = child.lateExitWeeks.filter((monday) => !alone.includes(monday));

  return {
    child,
    problems: [...problems].slice(0, 4).map(([text, field]) => ({ field, text })),
  };
}
