import { withoutInvisible } from './visible-text.ts';

const MIN_CHARACTERS = 16;
const MIN_DIFFERENT = 8;

export const PASSCODE_FLOOR = `${MIN_CHARACTERS} characters, ${MIN_DIFFERENT} of them different, where a common word or row of keys counts as one`;

/** Normal form in which passcodes are compared: keyboards and chats change dashes, spaces and letter forms. */
export const normalPasscode = (passcode: string): string =>
  withoutInvisible(passcode)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2043\u02d7\u2212]/gu, '-')
    .trim();

const commonWords =
  `password passwort passwd passcode secret segreto login admin administrator user guest root test default changeme
  welcome letmein benvenuto benvenuti benvenuta hello ciao iloveyou tiamo amore monkey dragon football baseball
  basketball superman batman princess sunshine shadow master michael juventus napoli italia francesco giuseppe
  alessandro funvillage fun-village centroestivo centro-estivo sportcity abcdefghij`.split(/\s+/);
const lookalikes: Record<string, string> = {
  a: 'a@4',
  e: 'e3',
  i: 'i1!',
  l: 'l1',
  o: 'o0',
  s: 's$5',
  t: 't7',
};
const rowsOfKeys = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfv',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
];

/** Every part of a row of keys, in both directions, of four keys or more. */
const runs = rowsOfKeys
  .flatMap((row) => [row, [...row].reverse().join('')])
  .flatMap((row) => [...row].map((_, start) => row.slice(start)))
  .filter((run) => run.length >= 4)
  .map((run) => {
    const [first = '', second = '', third = '', fourth = '', ...rest] = run;
    return first + second + third + fourth + rest.reduceRight((inner, key) => `(?:${key}${inner})?`, '');
  });
const words = commonWords
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replace(/[aeilost]/g, (letter) => `[${lookalikes[letter]}]`));
const PREDICTABLE = new RegExp([...words, '(?:19|20)\\d\\d', ...runs, '(.)\\1{2,}'].join('|'), 'gi');

/** Long and varied enough to stand on the internet: common words and rows of keys count as one character each. */
export function isFitPasscode(passcode: string): boolean {
  const rest = passcode.replace(PREDICTABLE, '*');
  return [...rest].length >= MIN_CHARACTERS && new Set(rest).size >= MIN_DIFFERENT;
}
