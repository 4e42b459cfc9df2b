import type { Activity } from '#frontend/content/activities/activity.ts';
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

/** What stays the same when an activity's file is made from another one. */
function copiedActivityFindings({ slug, name, gallery }: Activity, before: readonly Activity[]): Finding[] {
  const { error, warning } = about(`activities/${slug}.ts`);
  const sameGallery = gallery && before.find((one) => one.gallery?.url === gallery.url);
  return [
    ...(before.some((one) => one.name === name)
      ? [error('name', `«${name}» è già il nome di un’altra attività.`)]
      : []),
    ...(sameGallery
      ? [warning('gallery.url', `è la gallery di ${sameGallery.name}: null se non ce n’è una sua.`)]
      : []),
  ];
}

const MAX_ACTIVITIES = 12;

const activityCountFindings = ({ length }: readonly Activity[]): Finding[] =>
  length > MAX_ACTIVITIES
    ? [
        about('activities/index.ts').warning(
          'list',
          `le attività sono ${length}: menu ed elenchi ne reggono ${MAX_ACTIVITIES}.`,
        ),
      ]
    : [];

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
    ...activityCountFindings(activities ?? []),
    ...(activities ?? []).flatMap((activity, position) =>
      copiedActivityFindings(activity, activities?.slice(0, position) ?? []),
    ),
    ...(organisation
      ? attempt('organisation/organisation.ts', () => organisationFindings(organisation))
      : []),
  ];
}
