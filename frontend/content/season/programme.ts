import type { infer as Infer } from 'zod';
import { readData } from '../read-data.ts';
import type { dailyEvent } from '../schema/programme.ts';

export type DailyEvent = Infer<typeof dailyEvent>;

export const {
  activitiesFrom,
  exitFrom,
  dailyEvents,
  prizes,
  kitContents,
  packingByDay,
  lunchCourses,
  attractions,
  showThemes,
  sports,
} = readData('programme');
