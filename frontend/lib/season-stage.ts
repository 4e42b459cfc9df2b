import type { Period } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';

/** Where a day stands to a season, both of whose ends belong to it. */
export function seasonStage({ firstDay, lastDay }: Period, today: IsoDay): 'before' | 'running' | 'over' {
  if (today < firstDay) return 'before';
  return today > lastDay ? 'over' : 'running';
}
