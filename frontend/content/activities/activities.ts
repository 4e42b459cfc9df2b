import { type Activity, activityOf } from './activity.ts';
import { activityData } from './activity-data.ts';

/** The activities, in the order in which they are shown. */
export const activities: readonly Activity[] = activityData.map(activityOf);
