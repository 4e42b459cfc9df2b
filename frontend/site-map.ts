import { activityNames } from './content/activities/activity-names.ts';
import { season } from './content/season/season.ts';
import { venues } from './content/venues/venues.ts';

/** Pages with words of their own in `content/pages/<slug>.ts`. */
const singlePages = [
  { path: '/', slug: 'home', isIndexed: true, crumb: null },
  { path: '/gallery', slug: 'gallery', isIndexed: true, crumb: 'Gallery' },
  { path: '/open-days', slug: 'open-days', isIndexed: season.openDays.length > 0, crumb: 'Open Day' },
  { path: '/iscrizioni', slug: 'iscrizioni', isIndexed: true, crumb: 'Iscrizioni' },
  { path: '/domande', slug: 'domande', isIndexed: true, crumb: 'Domande' },
  { path: '/lavora-con-noi', slug: 'lavora-con-noi', isIndexed: true, crumb: 'Lavora con noi' },
  { path: '/centri-sportivi', slug: 'centri-sportivi', isIndexed: true, crumb: 'Per i centri sportivi' },
  { path: '/privacy', slug: 'privacy', isIndexed: true, crumb: 'Privacy, termini e cookie' },
  { path: '/accessibilita', slug: 'accessibilita', isIndexed: true, crumb: 'Accessibilità' },
  { path: '/members', slug: 'members', isIndexed: false, crumb: null },
] as const;

type SinglePage = (typeof singlePages)[number];

/** Every address of the site; a link to another one fails the type check. */
export type PagePath = SinglePage['path'] | `/${string}`;

export type SitePage = {
  /** Address from the root, without a slash at the end. */
  path: PagePath;
  /** Names its HTML file, its link preview and its words: in `content/pages/`, of an activity or of a venue. */
  slug: string;
  /** File in `pages/`; all venues share one, and all activities. */
  component: SinglePage['slug'] | 'activity' | 'venue';
  /** False keeps the page out of search results and of the sitemap. */
  isIndexed: boolean;
  /** Breadcrumb label; `null` where there is none. */
  crumb: string | null;
};

/** The one table of pages: routes, prerendered files, head tags, sitemap, structured data and link previews derive from it. */
export const siteMap: readonly SitePage[] = [
  ...singlePages.map((page) => ({ ...page, component: page.slug })),
  ...activityNames.map(
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

/** The page at this address; `undefined` for an unknown one. */
export const findPage = (path: string): SitePage | undefined => siteMap.find((page) => page.path === path);
