import { expect, it } from 'vitest';
import type { PhotoOutcome } from '#frontend/members/photo-desk/desk-state.ts';
import { renamedCsv } from '#frontend/members/photo-desk/renamed-csv.ts';

it('lists old and new names, quoted, without formulas and without refused files', () => {
  const ready = (name: string): PhotoOutcome => ({
    ...{ kind: 'ready', name, blob: new Blob(), notes: [], fingerprint: name },
  });
  const photos = ['a "b";c.jpg', '=1+1.jpg', 'testo.jpg'].map((name, id) => ({
    id,
    file: new File([], name),
  }));
  const outcomes = new Map<number, PhotoOutcome>([
    [0, ready('SC-A_Gara.jpg')],
    [1, ready('SC-B_Gara.jpg')],
    [2, { kind: 'refused', reason: 'not-a-photo' }],
  ]);
  expect(renamedCsv({ photos, outcomes }).split('\r\n')).toEqual([
    '"Nome originale";"Nome nuovo"',
    '"a ""b"";c.jpg";"SC-A_Gara.jpg"',
    `"'=1+1.jpg";"SC-B_Gara.jpg"`,
  ]);
});
