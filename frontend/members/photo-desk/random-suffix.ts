import { photoRules } from './photo-rules.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Eight random capital letters or digits that are not in `taken`, and are now. */
export function randomSuffix(taken: Set<string>): string {
  const numbers = crypto.getRandomValues(new Uint32Array(photoRules.suffixLength));
  const text = Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('');
  if (taken.has(text)) return randomSuffix(taken);
  taken.add(text);
  return text;
}
