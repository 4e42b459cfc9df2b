import { readData } from '../read-data.ts';

/** Address and name of each activity: the menu of every page needs no more. */
export const activityNames = readData('activities').map(({ slug, name }) => ({ slug, name }));
