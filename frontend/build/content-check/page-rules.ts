import type { PageText } from '#frontend/content/types.ts';
import { isIsoDay } from '#frontend/lib/dates.ts';
import { about, type Finding } from './finding.ts';

/** Search results cut longer ones; a shorter description says too little. In characters. */
const MAX = { title: 60, description: 155 };
const DESCRIPTION_MIN = 50;

/** The words of a page with the file that they are in, and the entry there under which they stand, e.g. `page.`. */
export type PageWords = { file: string; prefix: string; words: PageText };

/** What search results would cut of it, or what tells them too little. `text`: undefined where it is missing. */
export function lengthFindings(
  file: string,
  field: string,
  name: keyof typeof MAX,
  text: string | undefined = '',
): Finding[] {
  const { error, warning } = about(file);
  if (text.length > MAX[name])
    return [error(field, `è lungo ${text.length} caratteri, al massimo ${MAX[name]}: «${text}».`)];
  if (name === 'description' && text && text.length < DESCRIPTION_MIN)
    return [warning(field, `è di ${text.length} caratteri: con meno di ${DESCRIPTION_MIN} dice poco.`)];
  return [];
}

/** Titles and descriptions fit search results, and each page has its own. */
export const pageWordFindings = (pages: readonly PageWords[]): Finding[] =>
  pages.flatMap(({ file, prefix, words: { title, description, updated } }, position) => {
    const { error } = about(file);
    const findings: Finding[] = [];
    const expect = (holds: boolean, field: string, message: string) => {
      if (!holds) findings.push(error(prefix + field, message));
    };
    expect(Boolean(title), 'title', 'manca il titolo.');
    expect(Boolean(description), 'description', 'manca la descrizione.');
    findings.push(
      ...lengthFindings(file, `${prefix}title`, 'title', title),
      ...lengthFindings(file, `${prefix}description`, 'description', description),
    );
    expect(
      isIsoDay(String(updated)),
      'updated',
      `«${updated}» non è una data che esiste (si scrive AAAA-MM-GG).`,
    );
    for (const other of pages.slice(0, position)) {
      expect(!title || other.words.title !== title, 'title', `è lo stesso titolo di ${other.file}.`);
      expect(
        !description || other.words.description !== description,
        'description',
        `è la stessa descrizione di ${other.file}.`,
      );
    }
    return findings;
  });
