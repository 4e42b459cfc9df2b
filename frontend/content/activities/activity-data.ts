import { readData } from '../read-data.ts';

/** Lists the operator's data of each activity, in the order in which they are shown. */
export const activityData = readData('activities');
