import { expect, it } from 'vitest';
import { venueWordsOf } from '#frontend/content/venue-words.ts';
import { edition } from '#tests/fixtures/edition/edition.ts';

it('speaks of one venue in the singular', () => {
  const { the, are } = venueWordsOf(edition.venues.slice(0, 1));
  expect(`${the} ${are}`).toBe('la sede è aperta');
});
