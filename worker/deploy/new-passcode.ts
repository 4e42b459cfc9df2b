import { randomInt } from 'node:crypto';
import { passcodeWords } from './passcode-words.ts';

const NEEDED_BITS = 60;
const wordCount = Math.ceil(NEEDED_BITS / Math.log2(passcodeWords.length));

/** Words drawn by the system's random source, joined by hyphens: 60 bits or more, even for an attacker who knows the list. */
export const newPasscode = (): string =>
  Array.from({ length: wordCount }, () => passcodeWords[randomInt(passcodeWords.length)]).join('-');
