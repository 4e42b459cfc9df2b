import type { PageText } from '#frontend/content/types.ts';
import { isIsoDay } from '#frontend/lib/dates.ts';
import { about, type Finding } from './finding.ts';

/** Search results cut longer ones. */
const TITLE_MAX_CHARACTERS = 60;
const DESCRIPTION_MAX_CHARACTERS = 155;

/** The words of a page with the file that they are in, and the entry there under which they stand, e.g. `page.`. */
export type PageWords = { file: string; prefix: string; words: PageText };

const tooLong = (text: string, max: number) =>
  `è lungo ${text.length} caratteri, al massimo ${max}: «${text}».`;

/** Titles and descriptions fit search results, and each page has its own. */
export const pageWordFindings = (pages: readonly PageWords[]): Finding[] =>
  pages.flatMap(({ file, prefix, words: { title, description, updated } }, position) => {
    const { error } = about(file);
    const findings: Finding[] = [];
    const expect = (holds: boolean, field: string, message: string) => {
      if (!holds) findings.push(error(prefix + field, message));
    };
    expect(Boolean(title), 'title', 'manca il titolo.');
    expect(!(title?.length > TITLE_MAX_CHARACTERS), 'title', tooLong(title ?? '', TITLE_MAX_CHARACTERS));
    expect(Boolean(description), 'description', 'manca la descrizione.');
    expect(
      !(description?.length > DESCRIPTION_MAX_CHARACTERS),
      'description',
      tooLong(description ?? '', DESCRIPTION_MAX_CHARACTERS),
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
