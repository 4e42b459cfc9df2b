import { type ActivitySlug, activities } from './content/activities/index.ts';
import { type VenueSlug, venues } from './content/venues/index.ts';

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

/** Every address of the site; a link to another one fails the type check. */
export type PagePath = (typeof singlePages)[number]['path'] | `/${VenueSlug}` | `/${ActivitySlug}`;

/** The one table of pages: router, prerendered files, sitemap, structured data and link previews derive from it. */
export const siteMap: readonly SitePage[] = [
  ...singlePages.map((page) => ({ ...page, component: page.slug })),
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

/** The row of a page; `slug` as in the table. */
export const findPage = (slug: string): SitePage | undefined => siteMap.find((page) => page.slug === slug);
