import type { IsoDay } from '#frontend/content/types.ts';
import { formatDay, formatWeekday } from './format-date.ts';
import { formatList } from './words.ts';

/** `domenica 18 e domenica 25 maggio`: each day once, in their order, and a month once where all are in it. */
export const formatWeekdaysAndDays = (days: readonly IsoDay[]): string => {
  const inOrder = [...new Set(days)].sort();
  const isOneMonth = new Set(inOrder.map((day) => day.slice(0, 7))).size === 1;
  return formatList(
    inOrder.map((day, at) => {
      const [date] = formatDay(day).split(' ');
      return `${formatWeekday(day)} ${isOneMonth && at < inOrder.length - 1 ? date : formatDay(day)}`;
    }),
  );
};

/** `mattina` up to 14:00, `pomeriggio` from noon on, `giornata` what is longer or differs. */
export const formatPartOfDay = (hours: readonly { opens: string; closes: string }[]): string => {
  if (hours.every(({ opens }) => opens >= '12:00')) return 'pomeriggio';
  return hours.every(({ closes }) => closes <= '14:00') ? 'mattina' : 'giornata';
};
