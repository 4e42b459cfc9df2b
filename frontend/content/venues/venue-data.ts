import { readData } from '../read-data.ts';

/** What the operator writes of each venue, but for what the staff alone need; in the order in which they are shown. */
export const venueData = readData('venues').map(({ photoPrefix: _, ...venue }) => venue);
