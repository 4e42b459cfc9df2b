import type { infer as Infer } from 'zod';
import { readData } from '../read-data.ts';
import type { calendar, openDay, period, season as seasonSchema } from '../schema/season.ts';

export type Period = Infer<typeof period>;
export type Calendar = Infer<typeof calendar>;
export type OpenDay = Infer<typeof openDay>;
type SeasonData = Infer<typeof seasonSchema>;
export type Season = SeasonData & { promotion: NonNullable<SeasonData['promotion']> };

const data = readData('season');

/** False in a year without the chain discount: nothing speaks of it then. */
export const hasPromotion = data.promotion !== null;

export const season: Season = {
  ...data,
  promotion: data.promotion ?? { firstDay: null, lastDay: null, lastTime: '23:59:59' },
};
