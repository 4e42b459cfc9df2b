import { readData } from '#frontend/content/read-data.ts';

/** Addresses for the staff alone. */
export const staffAddresses = readData('staff');
