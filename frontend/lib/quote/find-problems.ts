import { problemTexts } from '#frontend/content/pages/quote.ts';
import {
  type ChildDraft,
  countWeeks,
  type QuoteDraft,
  type QuoteProblem,
  quoteLimits,
} from './quote-request.ts';
import { pricesOf, type QuoteRules } from './quote-rules.ts';

/** Days on which a child may still come by the day, in the calendar's weeks it has not booked. */
export function freeDays(child: ChildDraft, rules: QuoteRules): number {
  const open = rules.weeks.filter((week) => !week.isPause).length;
  return Math.max(0, open - countWeeks(child)) * rules.daysPerWeek;
}

/** Days on which a child may stay late and pay by the day. */
export function lateExitDays(child: ChildDraft, rules: QuoteRules): number {
  return (child.weeks.length - child.lateExitWeeks.length) * rules.daysPerWeek + child.days;
}

function childProblems(
  child: ChildDraft,
  index: number,
  draft: QuoteDraft,
  rules: QuoteRules,
): QuoteProblem[] {
  const { from, to } = rules.ages;
  const problems: QuoteProblem[] = [];
  if (child.age === null)
    problems.push({ field: `eta-${index}`, text: problemTexts.ageMissing, isMissing: true });
  else if (!(child.age >= from && child.age <= to)) {
    const isAboutTrial = child.age < from;
    const trial = isAboutTrial ? problemTexts.tooYoung(from) : '';
    problems.push({ field: `eta-${index}`, text: problemTexts.ageOutside(from, to) + trial, isAboutTrial });
  }

  const halfDays = child.halfDayWeeks.length + child.halfDays;
  const sold = draft.venue && pricesOf(rules, draft.venue).base;
  if (
    sold &&
    ((child.halfDayWeeks.length && sold.halfDayWeek === null) || (child.halfDays && sold.halfDay === null))
  )
    problems.push({ field: `giorni-${index}`, text: problemTexts.noHalfDays });

  const free = freeDays(child, rules);
  if (child.days + child.halfDays > free)
    problems.push({ field: `giorni-${index}`, text: problemTexts.tooManyDays(free) });
  const late = lateExitDays(child, rules);
  if (child.lateExits > late)
    problems.push({ field: `uscite-${index}`, text: problemTexts.tooManyLateExits(late) });

  if (child.weeks.length + halfDays + child.days + child.lateExits === 0)
    problems.push({ field: `voci-${index}`, text: problemTexts.itemMissing, isMissing: true });
  return problems;
}

/** Reasons why this draft is not a valid request, in the order of the form; empty when it is. */
export function findProblems(draft: QuoteDraft, rules: QuoteRules): QuoteProblem[] {
  const problems: QuoteProblem[] = [];
  if (!draft.venue) problems.push({ field: 'sede', text: problemTexts.venueMissing, isMissing: true });
  if (draft.children.length === 0)
    problems.push({ field: 'bambini', text: problemTexts.childMissing, isMissing: true });
  if (draft.children.length > quoteLimits.children)
    problems.push({ field: 'bambini', text: problemTexts.tooManyChildren(quoteLimits.children) });
  for (const [index, child] of draft.children.entries())
    problems.push(...childProblems(child, index + 1, draft, rules));
  if ((draft.friends ?? 0) > quoteLimits.friends)
    problems.push({ field: 'amici', text: problemTexts.friendsUnclear(quoteLimits.friends) });
  return problems;
}
