import { expect, it } from 'vitest';
import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { prefixFromText } from '#frontend/members/photo-desk/prefix-from-text.ts';

it.each(venues)('finds the letters of $name in a text', ({ name, slug }) => {
  expect(prefixFromText(`Oggi a ${name.toLowerCase()}, caccia al tesoro`)).toBe(venuePrefixes[slug]);
});

it.each(venues.filter(({ name }) => /^[A-Z]{2} /.test(name)))(
  'finds $name without the letters of its club',
  ({ name, slug }) => {
    expect(prefixFromText(`Gara alla ${name.slice(3)}!`)).toBe(venuePrefixes[slug]);
  },
);

it.runIf(venues.length > 1)('takes none of several venues', () => {
  expect(prefixFromText(venues.map(({ name }) => name).join(' e '))).toBeUndefined();
});

it('finds nothing in a text without a venue', () => {
  expect(prefixFromText('Una giornata di sole in citta')).toBeUndefined();
});
