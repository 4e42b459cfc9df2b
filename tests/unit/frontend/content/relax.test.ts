import { afterAll, expect, it, vi } from 'vitest';
import { venues } from '#frontend/content/venues/venues.ts';

const file = '#frontend/content/venues/venues.ts';
afterAll(() => {
  vi.doUnmock(file);
  vi.resetModules();
});

it('names no garden in a season whose venues have none', async () => {
  vi.doMock(file, () => ({ venues: venues.map((venue) => ({ ...venue, garden: null })) }));
  vi.resetModules();
  const { activities } = await import('#frontend/content/activities/activities.ts');
  const relax = activities.find(({ slug }) => slug === 'relax');
  expect(relax?.page.heading).toBe('Relax');
  expect(relax?.centrepiece).toBeNull();
});
