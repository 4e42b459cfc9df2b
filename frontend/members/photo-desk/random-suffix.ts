import { photoRules } from './photo-rules.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Eight random capital letters or digits. */
export const randomSuffix = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(photoRules.suffixLength)),
    (number) => alphabet[number % alphabet.length],
  ).join('');
