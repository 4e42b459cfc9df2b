import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App, BODY_START } from './app.tsx';
import { frameOrigins } from './content/partners.ts';
import { siteOrigin } from './content/site.ts';
import type { PageText } from './content/types.ts';
import { routes } from './routes.tsx';

export { frameOrigins, routes, siteOrigin };

const pageTexts = import.meta.glob<Record<string, PageText>>('./content/pages/*.ts', { eager: true });

/** Address and last change of each page that search engines may list. */
export const sitemapPages = (): { address: string; updated: string }[] =>
  routes
    .filter((route) => route.isIndexed)
    .map(({ path, slug }) => {
      const text = Object.values(pageTexts[`./content/pages/${slug}.ts`] ?? {}).find(
        (value) => value.updated,
      );
      if (!text) throw new Error(`content/pages/${slug}.ts: \`updated\` is missing`);
      return { address: siteOrigin + path, updated: text.updated };
    });

/** HTML of the page at `path`: the tags React hoists (title, meta, link) apart from the body. Throws what rendering throws. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // Larger boundaries would be moved to the end and put in place by an inline script: unreadable without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const start = html.indexOf(BODY_START);
  if (start < 0) throw new Error(`${path}: the page does not begin with ${BODY_START}`);
  return { head: html.slice(0, start), body: html.slice(start) };
}
