import { photoRules } from './photo-rules.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Bytes from here on would favour the first letters. */
const fairBytes = 256 - (256 % alphabet.length);

const randomText = (): string => {
  let text = '';
  while (text.length < photoRules.suffixLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < fairBytes && text.length < photoRules.suffixLength) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
};

/** Eight random capital letters or digits that are not in `taken`, and are now. */
export function randomSuffix(taken: Set<string>): string {
  let text = randomText();
  while (taken.has(text)) text = randomText();
  taken.add(text);
  return text;
}
