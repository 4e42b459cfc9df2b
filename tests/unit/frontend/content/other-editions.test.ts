import { afterAll, describe, expect, it, vi } from 'vitest';
import { formatFinding } from '#frontend/content/check/finding.ts';
import { edition, findingsOf } from '#tests/fixtures/edition/edition.ts';
import { sparseEdition } from '#tests/fixtures/edition/sparse-edition.ts';

const files = [
  'season/season',
  'season/discounts',
  'venues/index',
  'activities/index',
  'organisation/organisation',
];
const putBack = () => {
  for (const file of files) vi.doUnmock(`#frontend/content/${file}.ts`);
  vi.resetModules();
};
afterAll(putBack);

describe.each([
  ['with everything', edition],
  ['with as little as possible', sparseEdition],
])('an edition %s', (_, edition) => {
  it('has no error', () => {
    const errors = findingsOf(edition).filter(({ level }) => level === 'error');
    expect(errors.map(formatFinding)).toEqual([]);
  });

  it('is drawn on every page without a gap', async () => {
    putBack();
    const { chainWeeks, discountsTogether } = await import('#frontend/content/season/discounts.ts');
    vi.resetModules();
    const modules: object[] = [
      { season: edition.season },
      { discounts: edition.discounts, chainWeeks, discountsTogether },
      { venues: edition.venues },
      { activities: edition.activities },
      edition.organisation,
    ];
    for (const [at, file] of files.entries())
      vi.doMock(`#frontend/content/${file}.ts`, () => modules[at] as object);
    const { pages, renderPage } = await import('#frontend/entry-prerender.tsx');
    const bodies = new Map<string, string>();
    for (const { path } of pages) bodies.set(path, (await renderPage(path)).body);
    for (const [path, body] of bodies) {
      expect(body.replace(/<[^>]*>/g, ' '), path).not.toMatch(/\b(undefined|NaN|Invalid Date)\b|\[object /);
      expect(body.split('<h1'), path).toHaveLength(2);
    }
    // Links for the hours of the secretariat lead to venues that have told them.
    for (const { slug, secretariat } of edition.venues)
      if (secretariat.length === 0)
        expect(bodies.get('/iscrizioni')).not.toContain(`href="/${slug}#la-sede"`);
    const { bookingSetsCookies } = edition.organisation.partnerAddresses;
    expect(bodies.get('/open-days')?.includes('Se apri qui il modulo')).toBe(bookingSetsCookies);
  });
});
