import { isIsoDay } from '#frontend/lib/iso-day.ts';
import { romeInstant } from '#frontend/lib/rome-clock.ts';

/** Rome wall time: `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` or with seconds. */
export type RomeMoment = string;

/** A turning point of the season. */
export type PreviewMoment = { text: string; moment: RomeMoment };

/** Settings of the preview in local pages. `day`: shown unless the tab has chosen another one. */
export type Preview = { day: RomeMoment | null; moments: PreviewMoment[] };

/** Milliseconds (Unix) of a moment; `null` if the text is none. */
export function momentInstant(text: RomeMoment): number | null {
  const [day = '', time = '00:00', ...rest] = text.split('T');
  const isTime = /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(time);
  return isIsoDay(day) && isTime && rest.length === 0 ? romeInstant(day, time).getTime() : null;
}
