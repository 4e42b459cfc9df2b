import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '#worker/security-headers.ts';
import { OPENER_POLICY, securityHeaders } from '#worker/security-headers.ts';
import { readContent } from './read-content.ts';

type SitemapPage = { address: string; updated: string };

export const sitemap = (pages: SitemapPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ address, updated }) => `  <url><loc>${address}</loc><lastmod>${updated}</lastmod></url>`).join('\n')}
</urlset>
`;

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Only these paths run the worker; Pages answers everything else from the edge's cache. */
export const routesJson = (): string =>
  `${JSON.stringify({ version: 1, include: ['/api/*', '/members', '/members/*'], exclude: [] }, null, 2)}\n`;

/** The staff area's service worker. At the root, because a script under `/members/` could not answer for `/members` itself. */
export const membersWorker = async (): Promise<string> => {
  const { storedItems }: typeof import('../content/organisation/storage.ts') =
    await readContent('organisation/storage.ts');
  return readFileSync(join(import.meta.dirname, '../gate/members-worker.js'), 'utf8').replaceAll(
    'CACHE_NAME',
    JSON.stringify(storedItems.membersOffline.name),
  );
};

const CSP = 'Content-Security-Policy';
const STAFF_OWN = [CSP, 'Permissions-Policy', OPENER_POLICY];

const HEADER_RULES_MAX = 100;
const HEADER_LINE_MAX = 2000;

/**
 * Headers of static files in the format of Pages' `_headers`. Each page's policy allows its own style; the general rule
 * allows all: it serves the 404 page, other spellings of an address, and pages beyond the limit of rules.
 */
export function staticHeaders(all: PolicySources, pages: { path: string; sources: PolicySources }[]): string {
  const general = Object.entries(securityHeaders(all))
    .filter(([name]) => name !== OPENER_POLICY)
    .map(([name, value]) => `  ${name}: ${value}`);
  const rules = [
    ['/*', '  ! Access-Control-Allow-Origin', ...general],
    ...pages.slice(0, HEADER_RULES_MAX - 2).map(({ path, sources }) => {
      const area = path === '/members' ? 'staff' : 'public';
      const own = Object.entries(securityHeaders(sources, area)).filter(([name]) =>
        area === 'staff' ? STAFF_OWN.includes(name) : name === CSP,
      );
      return [path, ...own.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])];
    }),
    ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'],
  ];
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}

/** One sentence per line of a `_headers` file that is too long: Pages silently drops it. */
export const headersBeyondLimits = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.length > HEADER_LINE_MAX)
    .map(
      (line) =>
        `_headers: a line of ${line.length} characters, Pages takes ${HEADER_LINE_MAX}: ${line.trim().slice(0, 40)}…`,
    );

/** Contact for vulnerability reports (RFC 9116); expires a year after `now`. */
export const securityTxt = (origin: string, email: string, now: Date): string => {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** Distinct `@license` comments of a source file: code that a package has copied into it. */
export const licenseNotices = (source: string): string => {
  const comments = source
    .split('/*')
    .slice(1)
    .map((rest) => rest.split('*/')[0] ?? '');
  const notices = comments
    .filter((comment) => comment.includes('@license'))
    .map((comment) =>
      comment
        .replaceAll(/^[ \t]*\*[ \t]?|@license/gm, '')
        .replaceAll(/^=+$/gm, '')
        .trim(),
    );
  return [...new Set(notices)].join('\n\n');
};

/**
 * Licences of everything that a visitor's browser receives: `files` (fonts, pictures, copied code) by name, then Vite's list
 * of bundled packages without `own`, the name of this one.
 */
export const thirdPartyLicenses = (files: Record<string, string>, bundled: string, own: string): string =>
  `${Object.entries(files)
    .map(([name, license]) => `## ${name}\n\n${license.trim()}\n`)
    .join('\n')}\n${bundled
    .split(/^(?=## )/m)
    .filter((section) => !section.startsWith(`## ${own} `))
    .join('')
    .trim()}\n`;
