import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import type { Desk } from './desk-state.ts';

/** A cell that no spreadsheet takes for a formula. */
const cell = (value: string) => `"${value.replace(/^(?=[=+\-@\t])/, "'").replaceAll('"', '""')}"`;

/** Old and new name of each photo that has one, separated by `;` as Italian spreadsheets expect. */
export const renamedCsv = ({ photos, outcomes }: Pick<Desk, 'photos' | 'outcomes'>): string =>
  [
    text.listColumns,
    ...photos.flatMap(({ id, file }) => {
      const outcome = outcomes.get(id);
      return outcome?.kind === 'named' ? [[file.name, outcome.name]] : [];
    }),
  ]
    .map((cells) => cells.map(cell).join(';'))
    .join('\r\n');
