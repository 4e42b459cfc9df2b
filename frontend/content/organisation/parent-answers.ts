import { readData } from '../read-data.ts';

/** Answers of the venue and enrolment pages that no other fact gives; `null`: the pages leave it out. */
export const parentAnswers = readData('parent-answers');
