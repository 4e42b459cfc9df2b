import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { venues } from '#frontend/content/venues/venues.ts';

/** The name of a venue, also without the letters of its club. */
const nameOf = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/^\p{Lu}{2} /u, '($&)?')}(?!\\p{L})`, 'iu');

/** The letters of the venue that a text names; undefined where it names none or several. */
export function prefixFromText(text: string): string | undefined {
  const [venue, other] = venues.filter(({ name }) => nameOf(name).test(text));
  return venue && !other ? venuePrefixes[venue.slug] : undefined;
}
