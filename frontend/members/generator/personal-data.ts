import { findDates } from './find-dates.ts';
import { isGivenName } from './given-names.ts';
import { knownWords } from './known-words.ts';
import { comparable, type Token, tokensOf } from './text-tokens.ts';

/** Words that may tell who a child is. `start` and `end` count UTF-16 units. */
export type PersonalDatum = {
  kind: 'name' | 'telephone' | 'health';
  text: string;
  start: number;
  end: number;
};

const telephone =
  /(?<![\d/.,])(?:(?:\+|00)39[\s.-]?)?(?:3\d{2}|0\d{1,3})[\s./-]?\d{2,4}(?:[\s.-]?\d{2,4}){1,3}(?![\d/])/g;
const health =
  /(?<!\p{L})(?:allergi[ace]\p{L}*|celiac\p{L}*|intolleran\p{L}*|asma(?:tic\p{L}*)?|diabet\p{L}*|epiless?\p{L}*|autis\p{L}*|adhd|dsa|farmac\p{L}*|medicin\p{L}*|insulin\p{L}*|antistaminic\p{L}*|cortison\p{L}*|certificat\p{L}* medic\p{L}*|disabil\p{L}*|terapi[ae]|malatti[ae]|malat[oaie]|patologi[ae]|sindrome|disturb[oi] (?:dell|del|d['’])\p{L}*|febbre|convulsion\p{L}*|ricover\p{L}*|frattur\p{L}*|legge 104|(?:\p{L}+ )?(?:fatt|stat)[oaie] male|mal di \p{L}+|ferit[oaie]|infortun\p{L}*|sbucciat\p{L}*|slogat\p{L}*|distorsion\p{L}*|vomit\p{L}*|svenut[oaie]|pronto soccorso|ospedale|pidocchi)(?!\p{L})/giu;

const findAll = (kind: 'telephone' | 'health', text: string, pattern: RegExp): PersonalDatum[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    kind,
    text: found.trim(),
    start: index,
    end: index + found.trimEnd().length,
  }));

/** Possible names, telephone numbers and health notes, each wording once, in the order of the text. */
export function findPersonalData(text: string): PersonalDatum[] {
  const notes = findAll('health', text, health);
  const isNoted = ({ start }: PersonalDatum) => notes.some((note) => start >= note.start && start < note.end);
  const found = [
    ...[...findNames(text), ...namesInHashtags(text)].filter((name) => !isNoted(name)),
    ...findAll('telephone', text, telephone).filter(
      (number) => number.text.replace(/\D/g, '').length >= 8 && findDates(number.text).length === 0,
    ),
    ...notes,
  ].sort((a, b) => a.start - b.start);
  const wordings = found.map((datum) => comparable(datum.text));
  return found.filter((_datum, index) => wordings.indexOf(wordings[index] as string) === index);
}

type Word = Token & { isCapital: boolean; isKnown: boolean };

const elision = /^(?:\p{Ll}+|L|Un|D(?:ell|all)|All|Nell|Sull)['’](?=\p{Lu})/u;
/** Matches the words after a person that a sentence names first: `Xin si è fatto male`, `Xin Y.`, `Xin (8 anni)`. */
const ofPerson =
  /^\s(?:(?:ha|hanno|è|era|aveva|si|ci|mi|non|vince|ride|corre|gioca|compie|piange|torna|porta|sta|fa|va|segna|salta|sorride|racconta|dice|canta|balla)(?!\p{L})|\p{Lu}\.|\(?\d{1,2} anni)/u;
const infinitive = /(?:are|ere|ire|arsi|ersi|irsi)$/;

const wordsOf = (text: string): Word[] =>
  tokensOf(text).map((token) => {
    const skipped = elision.exec(token.text)?.[0].length ?? 0;
    const name = token.text.slice(skipped);
    return {
      ...token,
      text: name,
      start: token.start + skipped,
      // Two or three capitals are an acronym.
      isCapital: isGivenName(name) || (/^\p{Lu}/u.test(name) && !/^\p{Lu}{1,3}$/u.test(name)),
      isKnown: knownWords.has(comparable(name)),
    };
  });

/**
 * Frequent given names, every capital inside a sentence, and at its beginning where another one, a list or a verb follows
 * or nothing else is said; but for `knownWords`.
 */
function findNames(text: string): PersonalDatum[] {
  const words = wordsOf(text).filter((word) => text[word.start - 1] !== '#');
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && !word.isFirstOfSentence && /^[ -]$/.test(text.slice(last.end, word.start));
    if (!word.isCapital) runs.push([]);
    else if (isNext) run?.push(word);
    else runs.push([word]);
  }
  const names = runs.map(trimmed).filter((run) => run.length > 0);
  return names
    .filter((run, index) => isPossibleName(run, names[index + 1], text))
    .map((run) => {
      const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
      return { kind: 'name', text: text.slice(start, end), start, end };
    });
}

/** The given name in `#BravoMattia`, which `#GiochiDAcqua` has none of. */
const namesInHashtags = (text: string): PersonalDatum[] =>
  Array.from(text.matchAll(/#[\p{L}\p{M}\p{N}]+/gu), ({ 0: hashtag, index }) =>
    Array.from(hashtag.matchAll(/\p{Lu}?[\p{Ll}\p{M}]+/gu), ({ 0: part, index: at }) => ({
      kind: 'name' as const,
      text: part,
      start: index + at,
      end: index + at + part.length,
    })),
  )
    .flat()
    .filter((part) => isGivenName(part.text));

/** Without the known words at both ends: `Oggi Sofia` is `Sofia`. */
function trimmed(run: readonly Word[]): Word[] {
  const isUnknown = ({ isKnown }: Word) => !isKnown;
  const first = run.findIndex(isUnknown);
  return first < 0 ? [] : run.slice(first, run.findLastIndex(isUnknown) + 1);
}

function isPossibleName(run: readonly Word[], next: readonly Word[] | undefined, text: string): boolean {
  const [first] = run as [Word, ...Word[]];
  const end = run.at(-1)?.end ?? 0;
  const isShouted = !/\p{Ll}/u.test(lineAt(text, first.start));
  const isWholeText = !/\p{L}/u.test(text.slice(0, first.start) + text.slice(end));
  if (run.length > 1 || isGivenName(first.text) || isWholeText) return true;
  if (isShouted) return false;
  if (!first.isFirstOfSentence) return true;
  const after = text.slice(end);
  const isInList = next !== undefined && /^(?:,| ed?)\s+$/.test(text.slice(end, next[0]?.start));
  const isListItem = /^[\s\-–•*]*(?:[-–•*]|\d+[.)])\s*\p{L}+\s*$/u.test(lineAt(text, first.start));
  return isInList || isListItem || (ofPerson.test(after) && !infinitive.test(first.text));
}

const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end);
};
