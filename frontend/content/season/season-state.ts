import type { IsoDay } from '../types.ts';

type SeasonStage = 'announced' | 'to-come' | 'enrolling' | 'running' | 'pause' | 'over';
export type OpenDayStage = 'announced' | 'bookable' | 'closed' | 'today' | 'past';

/**
 * Something that is true at a moment. `season` goes by the general calendar, `venues` by that of the venues; `on` from
 * the day on which the dates are known to the last day, `off` else. `week`: the next one that can still be paid;
 * `enrolment` is `on` as long as there is one, also before it opens.
 */
export type SeasonState =
  | `${'season' | 'venues'}-${SeasonStage | 'on' | 'off'}`
  | `reopens-${IsoDay}`
  | `week-${IsoDay | 'none'}`
  | `enrolment-${'on' | 'off'}`
  | `promotion-${'to-come' | 'on' | 'over'}`
  | `booking-${'announced' | 'open' | 'closed' | 'over'}`
  | `open-day-${number}-${OpenDayStage}`
  | `recruitment-${'open' | 'training' | 'over'}`;

/** A text for every day, or texts that each hold in some states. */
export type SeasonWords = string | readonly { when: readonly SeasonState[]; text: string }[];
