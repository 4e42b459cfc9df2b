import { expect, it } from 'vitest';
import { overviewOf } from '#frontend/content/overview.ts';
import { edition } from '#tests/fixtures/edition/edition.ts';

it('names the confirmed venues and their districts', () => {
  const { venuesByName, districts } = overviewOf(edition.venues);
  for (const { name, district } of edition.venues.filter(({ provisional }) => !provisional)) {
    expect(venuesByName).toContain(name);
    expect(districts).toContain(district ?? '');
  }
});
