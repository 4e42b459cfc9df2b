import type { PageText } from '#frontend/content/types.ts';
import { isIsoDay } from '../dates.ts';
import { about, type Finding } from './finding.ts';

/** Search results cut longer ones. */
export const TITLE_MAX_CHARACTERS = 60;
export const DESCRIPTION_MAX_CHARACTERS = 155;

const tooLong = (text: string, max: number) =>
  `è lungo ${text.length} caratteri, al massimo ${max}: «${text}».`;

/** `pages`: the text of each page by its file, e.g. `pages/home.ts`. */
export function pageFindings(pages: Record<string, PageText>): Finding[] {
  const entries = Object.entries(pages);
  return entries.flatMap(([file, { title, description, updated }], position) => {
    const { error } = about(file);
    const findings: Finding[] = [];
    if (!title) findings.push(error('title', 'manca il titolo.'));
    else if (title.length > TITLE_MAX_CHARACTERS)
      findings.push(error('title', tooLong(title, TITLE_MAX_CHARACTERS)));
    if (!description) findings.push(error('description', 'manca la descrizione.'));
    else if (description.length > DESCRIPTION_MAX_CHARACTERS)
      findings.push(error('description', tooLong(description, DESCRIPTION_MAX_CHARACTERS)));
    if (!isIsoDay(updated))
      findings.push(error('updated', `«${updated}» non è una data (si scrive AAAA-MM-GG).`));
    for (const [other, text] of entries.slice(0, position)) {
      if (text.title === title) findings.push(error('title', `è lo stesso titolo di ${other}.`));
      if (text.description === description)
        findings.push(error('description', `è la stessa descrizione di ${other}.`));
    }
    return findings;
  });
}
