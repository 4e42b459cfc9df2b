import { type ComponentType, lazy } from 'react';
import type { ImageId } from './content/images.ts';
import { loadPage } from './lib/load-chunk.ts';

type PageModule = { default: ComponentType };

export type SiteRoute = {
  /** Address from the root, without a slash at the end. */
  path: string;
  /** Names the files of the page: `pages/<slug>.tsx`, `content/pages/<slug>.ts`, its HTML and its link preview. */
  slug: string;
  /** What its link preview shows. */
  picture: ImageId;
  /** False keeps the page out of search results and of the sitemap. */
  isIndexed: boolean;
  load: () => Promise<PageModule>;
  page: ComponentType;
};

const route = (
  path: string,
  slug: string,
  picture: ImageId,
  load: () => Promise<PageModule>,
  options: { isIndexed?: boolean } = {},
): SiteRoute => ({
  path,
  slug,
  picture,
  isIndexed: options.isIndexed ?? true,
  load,
  page: lazy(() => loadPage(path, load)),
});

/** The one table of pages: the router, the prerendered files, the sitemap and robots.txt derive from it. */
export const routes: readonly SiteRoute[] = [
  route('/', 'home', 'home-camp', () => import('./pages/home.tsx')),
  route('/gallery', 'gallery', 'gallery', () => import('./pages/gallery.tsx')),
  route('/aquafun', 'aquafun', 'aquafun', () => import('./pages/aquafun.tsx')),
  route('/relax', 'relax', 'relax', () => import('./pages/relax.tsx')),
  route('/shows', 'shows', 'shows', () => import('./pages/shows.tsx')),
  route('/sports', 'sports', 'sports', () => import('./pages/sports.tsx')),
  route('/activities', 'activities', 'activities', () => import('./pages/activities.tsx')),
  route('/daily-events', 'daily-events', 'daily-events', () => import('./pages/daily-events.tsx')),
  route('/open-days', 'open-days', 'open-days', () => import('./pages/open-days.tsx')),
  route('/iscrizioni', 'iscrizioni', 'enrolment', () => import('./pages/iscrizioni.tsx')),
  route('/lavora-con-noi', 'lavora-con-noi', 'work', () => import('./pages/lavora-con-noi.tsx')),
  route('/centri-sportivi', 'centri-sportivi', 'centres', () => import('./pages/centri-sportivi.tsx')),
  route('/sport-city', 'sport-city', 'sport-city', () => import('./pages/sport-city.tsx')),
  route('/sc-ostiense', 'sc-ostiense', 'ostiense', () => import('./pages/sc-ostiense.tsx')),
  route('/tc-nascosa', 'tc-nascosa', 'nascosa', () => import('./pages/tc-nascosa.tsx'), { isIndexed: false }),
  route('/privacy', 'privacy', 'privacy', () => import('./pages/privacy.tsx')),
  route('/members', 'members', 'work', () => import('./pages/members.tsx'), { isIndexed: false }),
];

export const routeBySlug = (slug: string): SiteRoute | undefined =>
  routes.find((entry) => entry.slug === slug);
