import type { PageText } from '../types.ts';
import { about, type Finding } from './finding.ts';

/** In characters: a shorter description says too little. */
const DESCRIPTION_MIN = 50;

/** `prefix`: the entry of the file under which the words stand, e.g. `page.`. */
export type PageWords = { file: string; prefix: string; words: PageText };

/** Each page has a title and a description of its own. */
export const pageWordFindings = (pages: readonly PageWords[]): Finding[] =>
  pages.flatMap(({ file, prefix, words }, position) => {
    const { error, warning } = about(file);
    const { length } = words.description ?? '';
    const short = warning(
      `${prefix}description`,
      `è di ${length} caratteri: con meno di ${DESCRIPTION_MIN} dice poco.`,
    );
    const alike = (['title', 'description'] as const).flatMap((field) => {
      const other = pages.slice(0, position).find((one) => words[field] && one.words[field] === words[field]);
      const what = field === 'title' ? 'lo stesso titolo' : 'la stessa descrizione';
      return other ? [error(prefix + field, `è ${what} di ${other.file}.`)] : [];
    });
    return [...(length > 0 && length < DESCRIPTION_MIN ? [short] : []), ...alike];
  });
