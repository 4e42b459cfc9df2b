import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { siteMap } from '#frontend/site-map.ts';
import { product } from './fixtures.ts';

/** The public pages beside the home page. */
export const innerPages = siteMap.filter(({ path }) => path !== '/' && path !== '/members');
export const innerPaths = innerPages.map(({ path }) => path);

const venuePaths = venues.map(({ slug }) => `/${slug}`);
const provisional = (venues as readonly Venue[]).find((venue) => venue.provisional)?.slug;
/** Venues share their parts, so that a confirmed and a provisional one stand for all. */
export const distinctPaths = siteMap
  .map(({ path }) => path)
  .filter((path) => !venuePaths.slice(1).includes(path) || path === `/${provisional}`);

export const builtFile = (path: string) => readFileSync(join(product.distFolder(), path), 'utf8');
/** The page as it lies in the build, before any script. */
export const servedHtml = (path: string) => builtFile(path === '/' ? 'index.html' : `${path}.html`);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (html: string) =>
  html.replace(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole).replace(/\s+/g, ' ');

/** Visible text in one line. */
export const servedText = (path: string) =>
  decoded(
    servedHtml(path)
      .replace(/^[\s\S]*?<body[^>]*>/, '')
      .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  );

/** All addresses that a page links to. */
export const servedLinks = (path: string) =>
  [...servedHtml(path).matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([tag, href = '', content = '']) => ({ tag, href: decoded(href), content }),
  );

/** Title, description, canonical address and the data for search engines. */
export const servedHead = (path: string) => {
  const html = servedHtml(path);
  const found = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return {
    title: found(/<title>(.*?)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    preview: found(/<meta property="og:image" content="([^"]*)"/),
    robots: found(/<meta name="robots" content="([^"]*)"/),
    nodes: (data ? JSON.parse(data)['@graph'] : []) as { '@type': string; startDate?: string }[],
  };
};
