import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from './fixtures.ts';

/** The public pages beside the home page. */
export const innerPaths = [
  '/shows',
  '/sports',
  '/activities',
  '/daily-events',
  '/gallery',
  '/aquafun',
  '/relax',
  '/open-days',
  '/iscrizioni',
  '/sport-city',
  '/sc-ostiense',
  '/tc-nascosa',
  '/lavora-con-noi',
  '/centri-sportivi',
  '/privacy',
] as const;

/** The page as it lies in the build, before any script. */
export const servedHtml = (path: string) =>
  readFileSync(join(product.distFolder(), path === '/' ? 'index.html' : `${path}.html`), 'utf8');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': '’' };

/** What a reader sees of it, in one line. */
export const servedText = (path: string) =>
  servedHtml(path)
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ');

/** All addresses that a page links to. */
export const servedLinks = (path: string) =>
  [...servedHtml(path).matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([tag, href = '', content = '']) => ({ tag, href: href.replaceAll('&amp;', '&'), content }),
  );
