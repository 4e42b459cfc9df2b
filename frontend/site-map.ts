import type { ActivityCard } from './content/activities/activity.ts';
import type { ActivitySlug } from './content/activities/index.ts';
import { overview } from './content/overview.ts';
import { shownActivities, shownVenues } from './content/shown.ts';
import type { VenueSlug } from './content/venues/index.ts';
import type { VenueCard } from './content/venues/venue.ts';

export type SitePage = {
  /** Address from the root, without a slash at the end. */
  path: PagePath;
  /** Names its HTML file and its link preview, and its words: in `content/pages/`, of an activity or of a venue. */
  slug: string;
  /** Component in `pages/`; all venues share one, and all activities. */
  component: string;
  /** False keeps the page out of search results and of the sitemap. */
  isIndexed: boolean;
  /** Its name in the way back that search results show; `null` where there is none. */
  crumb: string | null;
};

/** Each has its words in `content/pages/<slug>.ts` and its component in `pages/<slug>.tsx`. */
const singlePages = [
  { path: '/', slug: 'home', isIndexed: true, crumb: null },
  { path: '/gallery', slug: 'gallery', isIndexed: true, crumb: 'Gallery' },
  { path: '/open-days', slug: 'open-days', isIndexed: true, crumb: 'Open Day' },
  { path: '/iscrizioni', slug: 'iscrizioni', isIndexed: true, crumb: 'Iscrizioni' },
  { path: '/lavora-con-noi', slug: 'lavora-con-noi', isIndexed: true, crumb: 'Lavora con noi' },
  { path: '/centri-sportivi', slug: 'centri-sportivi', isIndexed: true, crumb: 'Per i centri sportivi' },
  { path: '/privacy', slug: 'privacy', isIndexed: true, crumb: 'Privacy, termini e cookie' },
  { path: '/accessibilita', slug: 'accessibilita', isIndexed: true, crumb: 'Accessibilità' },
  { path: '/members', slug: 'members', isIndexed: false, crumb: null },
] as const;

/** The lists of what other pages show only the first of; they are there while there is more. */
export const listPages = {
  venues: { path: '/sedi', slug: 'sedi', component: 'further/sedi', isIndexed: true, crumb: 'Tutte le sedi' },
  activities: {
    path: '/attivita',
    slug: 'attivita',
    component: 'further/attivita',
    isIndexed: true,
    crumb: 'Tutte le attività',
  },
} as const;

/** Every address of the site; a link to another one fails the type check. */
export type PagePath =
  | (typeof singlePages)[number]['path']
  | (typeof listPages)[keyof typeof listPages]['path']
  | `/${VenueSlug}`
  | `/${ActivitySlug}`;

type Subjects = {
  activities?: readonly ActivityCard<ActivitySlug>[];
  venues?: readonly VenueCard<VenueSlug>[];
  hasFurtherActivities?: boolean;
  hasFurtherVenues?: boolean;
};

/** The pages of an edition with these activities and venues. */
/* @__NO_SIDE_EFFECTS__ */
export const pagesOf = ({
  activities = [],
  venues = [],
  hasFurtherActivities,
  hasFurtherVenues,
}: Subjects): readonly SitePage[] => [
  ...singlePages.map((page) => ({ ...page, component: page.slug })),
  ...(hasFurtherActivities ? [listPages.activities] : []),
  ...(hasFurtherVenues ? [listPages.venues] : []),
  ...activities.map(
    ({ slug, name }): SitePage => ({
      path: `/${slug}`,
      slug,
      component: 'activity',
      isIndexed: true,
      crumb: name,
    }),
  ),
  ...venues.map(
    ({ slug, name, isIndexed }): SitePage => ({
      path: `/${slug}`,
      slug,
      component: 'venue',
      isIndexed,
      crumb: name,
    }),
  ),
];

/** Names, in the head of a page that no other page lists, the script with its content. */
export const CONTENT_SCRIPT = 'content-script';

/** What the router knows of it everywhere; what there is further it looks up when somebody goes there. */
export const shownPages: readonly SitePage[] = pagesOf({
  ...overview,
  activities: shownActivities,
  venues: shownVenues,
});
