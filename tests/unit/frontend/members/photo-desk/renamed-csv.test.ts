import { expect, it } from 'vitest';
import type { PhotoOutcome } from '#frontend/members/photo-desk/desk-state.ts';
import { renamedCsv } from '#frontend/members/photo-desk/renamed-csv.ts';

it('lists old and new names, quoted, without formulas and without refused files', () => {
  const named = (name: string): PhotoOutcome => ({
    ...{ kind: 'named', name, blob: new Blob(), notes: [], fingerprint: name },
  });
  const names = ['a "b";c.jpg', 'testo.jpg', '=1+1.jpg', '+1.jpg', '-1.jpg', '@SUM.jpg'];
  const photos = names.map((name, id) => ({ id, file: new File([], name) }));
  const outcomes = new Map(names.map((_, id) => [id, named(`SC-${id}.jpg`)]));
  outcomes.set(1, { kind: 'refused', reason: 'not-a-photo' });
  expect(renamedCsv({ photos, outcomes }).split('\r\n')).toEqual([
    '"Nome originale";"Nome nuovo"',
    '"a ""b"";c.jpg";"SC-0.jpg"',
    `"'=1+1.jpg";"SC-2.jpg"`,
    `"'+1.jpg";"SC-3.jpg"`,
    `"'-1.jpg";"SC-4.jpg"`,
    `"'@SUM.jpg";"SC-5.jpg"`,
  ]);
});
