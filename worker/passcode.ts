const MIN_CHARACTERS = 16;
const MIN_DIFFERENT = 8;

export const PASSCODE_FLOOR = `${MIN_CHARACTERS} letters and digits, ${MIN_DIFFERENT} of them different, where a common word or row of keys counts as one`;

/** Normal form in which passcodes are compared: letters and digits alone, since keyboards, chats and people change all the rest. */
export const normalPasscode = (passcode: string): string =>
  passcode
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC');

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

const withoutPredictable = (passcode: string) => passcode.replace(PREDICTABLE, 'x');

/** Long and varied enough to stand on the internet: common words and rows of keys count as one character each, with signs in them or not. */
export function isFitPasscode(passcode: string): boolean {
  const rest = withoutPredictable(normalPasscode(withoutPredictable(passcode.normalize('NFKC'))));
  return [...rest].length >= MIN_CHARACTERS && new Set(rest).size >= MIN_DIFFERENT;
}
