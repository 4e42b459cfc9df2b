import type { OpeningHours } from '#frontend/content/venues/venue.ts';
import { formatHours, formatWeekdays } from '#frontend/italian/format-date.ts';
import { capitalize, formatList } from '#frontend/italian/words.ts';

/** Opening hours grouped by days: `Lunedì–venerdì` with `8:00–13:00 e 15:00–19:00`. */
export function formatOpeningHours(openings: readonly OpeningHours[]): { days: string; hours: string }[] {
  const labels = openings.map(({ days }) => capitalize(formatWeekdays(days)));
  return [...new Set(labels)].map((days) => ({
    days,
    hours: formatList(openings.filter((_, index) => labels[index] === days).map(formatHours)),
  }));
}
