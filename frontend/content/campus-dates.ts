import { seasonText } from './season-text.ts';

/** When the campuses are open; stands over every campus page, apart from the words of its tabs. */
export const campusDates = {
  dates: `${seasonText.campusPeriodAndYear}, ${seasonText.campusPause}`,
  hours: `${seasonText.weekdays}, ${seasonText.hours}, con opzione fino alle ${seasonText.lateExit}`,
} as const;
