import type { Edition } from './edition.ts';
import { eventFindings } from './event-rules.ts';
import { about, type Finding } from './finding.ts';
import { organisationFindings } from './organisation-rules.ts';
import { discountFindings, lateExitFindings, venuePriceFindings } from './price-rules.ts';
import { seasonFindings } from './season-rules.ts';
import { venueCountFindings, venueFindings } from './venue-rules.ts';

/** What rules cannot even read is one sentence. */
function attempt(file: string, rules: () => Finding[]): Finding[] {
  try {
    return rules();
  } catch {
    return [
      about(file).error(
        '(forma)',
        'una voce manca o non ha la forma giusta: confronta con un file che funziona.',
      ),
    ];
  }
}

/** Contradictions between the facts; those that could not be read are left out. `hasAllVenues`: none could not be read. */
export function editionFindings(edition: Partial<Edition>, hasAllVenues = true): Finding[] {
  const { season, discounts, venues, activities, organisation } = edition;
  return [
    ...(season
      ? [
          ...attempt('season/season.ts', () => seasonFindings(season)),
          ...attempt('season/season.ts', () => lateExitFindings(season)),
          ...attempt('season/season.ts', () => eventFindings(season, edition, hasAllVenues)),
        ]
      : []),
    ...(discounts ? attempt('season/discounts.ts', () => discountFindings(discounts, season)) : []),
    ...(venues && hasAllVenues ? venueCountFindings(venues) : []),
    ...(venues ?? []).flatMap((venue) => [
      ...attempt(`venues/${venue.slug}.ts`, () => venueFindings(venue, venues ?? [], season)),
      ...attempt(`venues/${venue.slug}.ts`, () => venuePriceFindings(venue, venues ?? [], season)),
    ]),
    ...(activities ?? []).flatMap(({ slug, name }, position) =>
      activities?.findIndex((one) => one.name === name) === position
        ? []
        : [about(`activities/${slug}.ts`).error('name', `«${name}» è già il nome di un’altra attività.`)],
    ),
    ...(organisation
      ? attempt('organisation/organisation.ts', () => organisationFindings(organisation))
      : []),
  ];
}
