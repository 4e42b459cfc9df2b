import { findDates } from './italian-dates.ts';
import { firstNames, placeNames } from './italian-names.ts';
import { comparable, type Token, tokensOf } from './text-tokens.ts';

/** Something in a description that perhaps should not leave the camp. */
export type PrivacyHint = { kind: 'surname' | 'telephone' | 'health'; text: string };

const telephone =
  /(?<![\d/.,])(?:(?:\+|00)39[\s.-]?)?(?:3\d{2}|0\d{1,3})[\s./-]?\d{2,4}(?:[\s.-]?\d{2,4}){1,3}(?![\d/])/g;
const health =
  /(?<!\p{L})(?:allergi[ace]\p{L}*|celiac\p{L}*|intolleran\p{L}*|asma(?:tic\p{L}*)?|diabet\p{L}*|epiless?\p{L}*|autis\p{L}*|adhd|dsa|farmac\p{L}*|medicinal\p{L}*|insulin\p{L}*|antistaminic\p{L}*|cortison\p{L}*|certificat\p{L}* medic\p{L}*|disabil\p{L}*|terapi[ae]|malatti[ae]|malat[oaie]|patologi[ae]|sindrome|disturb[oi] (?:dell|del|d')\p{L}*|febbre|convulsion\p{L}*|ricover\p{L}*|frattur\p{L}*|legge 104)(?!\p{L})/giu;

/** Likely surnames of children, telephone numbers and health notes, each wording once. */
export function findPrivacyHints(description: string): PrivacyHint[] {
  const hints: PrivacyHint[] = [
    ...findSurnames(description).map((text): PrivacyHint => ({ kind: 'surname', text })),
    ...Array.from(description.matchAll(telephone), ([text]) => text)
      .filter((text) => text.replace(/\D/g, '').length >= 8 && findDates(text).length === 0)
      .map((text): PrivacyHint => ({ kind: 'telephone', text: text.trim() })),
    ...Array.from(description.matchAll(health), ([text]): PrivacyHint => ({ kind: 'health', text })),
  ];
  const first = new Map<string, PrivacyHint>();
  for (const hint of hints) {
    const wording = `${hint.kind} ${comparable(hint.text)}`;
    if (!first.has(wording)) first.set(wording, hint);
  }
  return [...first.values()];
}

/** "San Pietro" is a square, "Stella Marina ASD" a club. */
const isSaint = ({ text }: Token) => /^(?:san|santa|sant['’]|santo)$/i.test(text);
const isAcronym = ({ text }: Token) => /^\p{Lu}{2,4}$/u.test(text);

/** A first name beside another capitalised word: "Marco Rossi", "Rossi Marco", also "Maria De Luca". */
function findSurnames(description: string): string[] {
  const tokens = tokensOf(description);
  const isCapitalised = (token: Token | undefined) => /^\p{Lu}\p{Ll}|^\p{Lu}+$/u.test(token?.text ?? '');
  const isFirstName = (token: Token | undefined) => firstNames.has(comparable(token?.text ?? ''));
  const isPlace = (token: Token | undefined) => placeNames.has(comparable(token?.text ?? ''));
  const found: string[] = [];
  for (let index = 0; index + 1 < tokens.length; index++) {
    const [first, second] = [tokens[index], tokens[index + 1]];
    if (!first || !second || description.slice(first.end, second.start).trim() !== '') continue;
    if (!isCapitalised(first) || !isCapitalised(second)) continue;
    if (isPlace(first) || isPlace(second) || isSaint(first) || isAcronym(second)) continue;
    const isNameFirst = isFirstName(first) && !isFirstName(second);
    const isNameLast = isFirstName(second) && !isFirstName(first) && !first.isFirstOfSentence;
    if (!isNameFirst && !isNameLast) continue;
    const third = tokens[index + 2];
    const isLonger =
      third &&
      isCapitalised(third) &&
      description.slice(second.end, third.start) === ' ' &&
      second.text.length < 4;
    found.push(description.slice(first.start, isLonger ? third.end : second.end));
    index += 1;
  }
  return found;
}
