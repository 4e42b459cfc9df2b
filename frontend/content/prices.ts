import type { VenueSlug } from './types.ts';

/** Euro. `convention` is for children of people who work for a partner organisation. */
export type Rate = { base: number; convention: number };

/** `null`: the venue does not sell it. */
export type VenuePrices = {
  enrolment: Rate;
  week: Rate;
  halfDayWeek: Rate | null;
  day: Rate;
  halfDay: Rate | null;
};

const everywhere = {
  enrolment: { base: 10, convention: 5 },
  day: { base: 35, convention: 30 },
};

const nascosaHalfDays = {
  halfDayWeek: { base: 95, convention: 80 },
  halfDay: { base: 24, convention: 20 },
};

const noHalfDays = { halfDayWeek: null, halfDay: null };

export const prices: Record<VenueSlug, VenuePrices> = {
  'sport-city': { ...everywhere, week: { base: 135, convention: 110 }, ...nascosaHalfDays },
  'sc-ostiense': { ...everywhere, week: { base: 139, convention: 118 }, ...noHalfDays },
  'tc-nascosa': { ...everywhere, week: { base: 129, convention: 110 }, ...nascosaHalfDays },
};

/** Euro for staying until the late exit, the same at every venue and under the convention. */
export const lateExitPrices = { perDay: 5, perWeek: 15 };

/** Rome wall time at which a half day ends. */
export const halfDayUntil = '14:00';
