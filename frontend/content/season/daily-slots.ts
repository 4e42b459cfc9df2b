import { formatTime } from '#frontend/italian/format-date.ts';
import { activitiesFrom, exitFrom } from './programme.ts';
import { season } from './season.ts';

/** Rome wall time. */
export type DailySlot = { opens: string; closes: string; activity: string; isOptional: boolean };

const { opens, closes } = season.general;
const { lateExit } = season.venues;

/** A day at the camp, the same at every venue and for the staff. */
export const dailySlots: readonly DailySlot[] = [
  { opens, closes: activitiesFrom, activity: 'Accoglienza', isOptional: false },
  { opens: activitiesFrom, closes: exitFrom, activity: 'Attività', isOptional: false },
  { opens: exitFrom, closes, activity: 'Uscita', isOptional: false },
  { opens: closes, closes: lateExit, activity: `Per chi esce alle ${formatTime(lateExit)}`, isOptional: true },
];
