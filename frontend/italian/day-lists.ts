import type { IsoDay } from '#frontend/content/types.ts';
import { formatDay, formatWeekday } from './format-date.ts';
import { formatList } from './words.ts';

/** `18 e 25 maggio`, `31 maggio e 7 giugno`: each day once, in their order, and a month once where all are in it. */
export const formatDays = (days: readonly IsoDay[], name: (day: IsoDay) => string = () => ''): string => {
  const inOrder = [...new Set(days)].sort();
  const isWithin = new Set(inOrder.map((day) => day.slice(0, 7))).size === 1;
  return formatList(
    inOrder.map(
      (day, at) =>
        name(day) + (isWithin && at < inOrder.length - 1 ? formatDay(day).split(' ')[0] : formatDay(day)),
    ),
  );
};

/** `domenica 18 e domenica 25 maggio`. */
export const formatWeekdaysAndDays = (days: readonly IsoDay[]): string =>
  formatDays(days, (day) => `${formatWeekday(day)} `);

/** `mattina` up to 14:00, `pomeriggio` from noon on, `giornata` what is longer or differs. */
export const formatPartOfDay = (hours: readonly { opens: string; closes: string }[]): string => {
  if (hours.every(({ opens }) => opens >= '12:00')) return 'pomeriggio';
  return hours.every(({ closes }) => closes <= '14:00') ? 'mattina' : 'giornata';
};
