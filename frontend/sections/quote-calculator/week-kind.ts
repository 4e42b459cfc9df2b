import type { IsoDay } from '#frontend/content/types.ts';
import type { ChildDraft } from '#frontend/lib/quote/quote-request.ts';

export type WeekKind = 'full' | 'half' | 'late';

/** How this child spends the week of this Monday, `null` at home. */
export function weekKindOf(child: ChildDraft, monday: IsoDay): WeekKind | null {
  if (child.halfDayWeeks.includes(monday)) return 'half';
  if (!child.weeks.includes(monday)) return null;
  return child.lateExitWeeks.includes(monday) ? 'late' : 'full';
}

/** The child with that week as given, whatever it was before. */
export function withWeek(child: ChildDraft, monday: IsoDay, kind: WeekKind | null): ChildDraft {
  const others = (mondays: IsoDay[]) => mondays.filter((other) => other !== monday);
  const and = (mondays: IsoDay[], isIn: boolean) => (isIn ? [...others(mondays), monday] : others(mondays));
  return {
    ...child,
    weeks: and(child.weeks, kind === 'full' || kind === 'late'),
    halfDayWeeks: and(child.halfDayWeeks, kind === 'half'),
    lateExitWeeks: and(child.lateExitWeeks, kind === 'late'),
  };
}
