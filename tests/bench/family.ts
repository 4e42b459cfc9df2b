import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { emptyChild, type QuoteDraft } from '#frontend/lib/quote/quote-request.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';
import { seasonWeeks } from '#frontend/lib/season-weeks.ts';

const weeks = seasonWeeks(season.venues)
  .filter(({ isPause }) => !isPause)
  .map(({ monday }) => monday);
const children = 6;

const draft: QuoteDraft = {
  venue: venues[0]?.slug ?? null,
  children: Array.from({ length: children }, (_, at) => ({
    ...emptyChild,
    age: season.ages.from + at,
    weeks,
  })),
  hasConvention: true,
  friends: 1,
  paysInAdvance: true,
  paymentDay: season.promotion.lastDay,
};

/** The largest quote in use: six children, every week of the season, every reduction. */
export const family = {
  name: `quote of ${children} children, ${weeks.length} weeks`,
  children,
  address: writeAddress(draft),
};
