import { readData } from '../read-data.ts';

/** Answers about the people who are with the children, also for the home page; `null`: the pages leave it out. */
export const childCare = readData('child-care');
