import type { infer as Infer } from 'zod';
import { readData } from '../read-data.ts';
import type { calendar, openDay, period, season as seasonSchema } from '../schema/season.ts';

export type Period = Infer<typeof period>;
export type Calendar = Infer<typeof calendar>;
export type OpenDay = Infer<typeof openDay>;
export type Season = Infer<typeof seasonSchema>;

export const season = readData('season');
