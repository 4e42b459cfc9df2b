import { season } from './season.ts';
import { spellTime } from './spell.ts';

/** Rome wall time, `HH:MM`. */
export type DailySlot = { opens: string; closes: string; activity: string; isOptional: boolean };

const activitiesOpen = '09:00';
const exitOpens = '16:45';

/** A day at the camp, the same at every venue and for the staff. */
export const dailySlots: readonly DailySlot[] = [
  { opens: season.general.opens, closes: activitiesOpen, activity: 'Accoglienza', isOptional: false },
  { opens: activitiesOpen, closes: exitOpens, activity: 'Attività', isOptional: false },
  { opens: exitOpens, closes: season.general.closes, activity: 'Uscita', isOptional: false },
  {
    opens: season.general.closes,
    closes: season.campus.lateExit,
    activity: 'Orario extra',
    isOptional: true,
  },
];

/** `7:30-9:00`. */
export const spellSlot = ({ opens, closes }: DailySlot): string => `${spellTime(opens)}-${spellTime(closes)}`;
