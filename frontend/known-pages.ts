import type { Activity } from './content/activities/activity.ts';
import type { ActivitySlug } from './content/activities/index.ts';
import { shownActivities, shownVenues } from './content/shown.ts';
import type { VenueSlug } from './content/venues/index.ts';
import type { Venue } from './content/venues/venue.ts';
import { pagesOf, type SitePage, shownPages } from './site-map.ts';

type Subject = {
  slug: string;
  centrepiece?: string | null;
  load?: () => Promise<Record<string, { slug?: string }>>;
};

export type FurtherSubject = Activity<ActivitySlug> | Venue<VenueSlug>;

/** Pages, and activities and venues, of which this browser knows. */
const pages = [...shownPages];
const subjects: Subject[] = [...shownActivities, ...shownVenues];

/** The page at this address, in a large edition if other pages list it or somebody has been there. */
export const knownPage = (path: string): SitePage | undefined => pages.find((page) => page.path === path);

/** What is known of the activity or venue with this slug. */
export const knownSubject = (slug: string): Subject | undefined =>
  subjects.find((subject) => subject.slug === slug);

/** From now on this browser knows the one in the module of its content, if it is the one at this address. */
export function learn(path: string, module: Record<string, FurtherSubject>) {
  const subject = Object.values(module).find(({ slug }) => path === `/${slug}`);
  if (!subject || knownPage(path)) return;
  subjects.push(subject);
  pages.push(
    ...pagesOf('secretariat' in subject ? { venues: [subject] } : { activities: [subject] }).slice(-1),
  );
}
