import { recreation } from './activities.ts';
import type { Activity } from './activity.ts';
import { aquafun } from './aquafun.ts';
import { dailyEvents } from './daily-events.ts';
import { relax } from './relax.ts';
import { shows } from './shows.ts';
import { sports } from './sports.ts';

/** The activities, in the order in which they are shown. */
const list = [aquafun, relax, shows, sports, recreation, dailyEvents] as const;

export type ActivitySlug = (typeof list)[number]['slug'];

export const activities: readonly Activity<ActivitySlug>[] = list;
