import { season } from '#frontend/content/season/season.ts';
import { addDays, romeInstant } from '#frontend/lib/dates.ts';

const firstDay = season.general.firstDay ?? `${season.year ?? 2000}-06-01`;

/** Seconds (Unix) at which the product under test is built: long before its season, so that a test can visit any moment of it. */
export const buildSeconds: number = romeInstant(addDays(firstDay, -150), '12:00').getTime() / 1000;
