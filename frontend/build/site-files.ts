import type { PolicySources } from '#worker/security-headers.ts';
import { securityHeaders } from '#worker/security-headers.ts';

type SitemapPage = { address: string; updated: string };

export const sitemap = (pages: SitemapPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ address, updated }) => `  <url><loc>${address}</loc><lastmod>${updated}</lastmod></url>`).join('\n')}
</urlset>
`;

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Only these paths wake the worker; everything else is answered from the edge's cache. */
export const routesJson = (): string =>
  `${JSON.stringify({ version: 1, include: ['/api/*', '/members', '/members/*'], exclude: [] }, null, 2)}\n`;

const CSP = 'Content-Security-Policy';

/**
 * The static answers' headers in Pages' own format. Each page's policy names its own style; the general rule, which
 * also serves unusual spellings of an address and the 404 page, names them all.
 */
export function staticHeaders(all: PolicySources, pages: { path: string; sources: PolicySources }[]): string {
  const general = Object.entries(securityHeaders(all)).map(([name, value]) => `  ${name}: ${value}`);
  const rules = [
    ['/*', '  ! Access-Control-Allow-Origin', ...general],
    ...pages.map(({ path, sources }) => [path, `  ! ${CSP}`, `  ${CSP}: ${securityHeaders(sources)[CSP]}`]),
    ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'],
  ];
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}
