import { readData } from '../read-data.ts';

/** What the operator writes of each activity, in the order in which they are shown. */
export const activityData = readData('activities');
