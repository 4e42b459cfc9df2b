import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Edition } from '#frontend/content/check/edition.ts';
import { formatFinding } from '#frontend/content/check/finding.ts';
import { edition, editionIn, findingsOf, rawEdition } from '#tests/fixtures/edition/edition.ts';
import { nextEdition, smallEdition } from '#tests/fixtures/edition/site-editions.ts';
import { sparseEdition } from '#tests/fixtures/edition/sparse-edition.ts';

/** The modules that read data, with what they give for an edition. */
const modulesOf = ({ season, programme, venues, activities, discounts, ...edition }: Edition) => ({
  'season/season': {
    season: {
      ...season,
      promotion: season.promotion ?? { firstDay: null, lastDay: null, lastTime: '23:59:59' },
    },
    hasPromotion: season.promotion !== null,
  },
  'season/programme': programme,
  'season/discounts': { discounts },
  'season/quote-readings': { readings: edition['quote-assumptions'] },
  'venues/venue-data': { venueData: venues },
  'activities/activity-data': { activityData: activities },
  'activities/activity-names': { activityNames: activities },
  'activities/card-data': {
    cardData: activities.map(({ gallery, ...activity }) => ({
      ...activity,
      album: gallery && (gallery.pictures?.[1] ?? activity.card.picture),
    })),
  },
  'organisation/organisation': { ...edition.organisation, ...edition.partners, ...edition.reviews },
  'organisation/child-care': { childCare: edition['child-care'] },
  'organisation/parent-answers': { parentAnswers: edition['parent-answers'] },
});
const putBack = () => {
  for (const file of Object.keys(modulesOf(edition))) vi.doUnmock(`#frontend/content/${file}.ts`);
  vi.resetModules();
};
afterAll(putBack);

describe.each([
  ['with everything', rawEdition],
  ['with as little as possible', sparseEdition],
  ['two years on, with every answer', nextEdition()],
  ['of one venue, without promotion, open days, reviews', smallEdition()],
])('an edition %s', (_, raw) => {
  const edition = editionIn(raw);
  it('has no error', () => {
    const errors = findingsOf(raw).filter(({ level }) => level === 'error');
    expect(errors.map(formatFinding)).toEqual([]);
  });

  it('is drawn on every page without a gap', async () => {
    putBack();
    for (const [file, exports] of Object.entries(modulesOf(edition)))
      vi.doMock(`#frontend/content/${file}.ts`, () => exports);
    const { pages, renderPage } = await import('#frontend/entry-prerender.tsx');
    const bodies = new Map<string, string>();
    for (const { path } of pages) bodies.set(path, (await renderPage(path)).body);
    for (const [path, body] of bodies) {
      expect(body.replace(/<[^>]*>/g, ' '), path).not.toMatch(/\b(undefined|NaN|Invalid Date)\b|\[object /);
      expect(body.split('<h1'), path).toHaveLength(2);
    }
    if (raw.season.promotion === null)
      for (const [path, body] of bodies) expect(body, path).not.toMatch(/catena/i);
    if (raw.season.openDays.length === 0) expect(bodies.get('/')).not.toContain('Open Days');
    // Links for the hours of the secretariat lead to venues that have told them.
    for (const { slug, secretariat } of edition.venues)
      if (secretariat.length === 0)
        expect(bodies.get('/iscrizioni')).not.toContain(`href="/${slug}#la-sede"`);
    const { bookingSetsCookies } = edition.partners.partnerAddresses;
    expect(bodies.get('/open-days')?.includes('Se apri qui il modulo')).toBe(bookingSetsCookies);
  });
});
