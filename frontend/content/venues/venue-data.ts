import { readData } from '../read-data.ts';

/** Lists the operator's data of each venue, without what the staff alone need; in the order in which they are shown. */
export const venueData = readData('venues').map(({ photoPrefix: _, ...venue }) => venue);
