import type { IsoDay } from '#frontend/content/types.ts';

/** A day that the test cannot do without. */
export const known = (day: IsoDay | null | undefined): IsoDay => {
  if (!day) throw new Error('this test needs a season whose dates are known');
  return day;
};
