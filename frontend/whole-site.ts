import { activities } from './content/activities/index.ts';
import { overview } from './content/overview.ts';
import { venues } from './content/venues/index.ts';
import { pagesOf, type SitePage } from './site-map.ts';

/** The one table of pages: drawn files, sitemap, structured data and link previews derive from it. */
export const siteMap: readonly SitePage[] = pagesOf({ ...overview, activities, venues });
