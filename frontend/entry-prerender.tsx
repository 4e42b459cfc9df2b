import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App, BODY_START } from './app.tsx';
import { openDaySessions } from './content/open-day-sessions.ts';
import { calendarPath } from './content/pages/open-days.ts';
import { frameOrigins } from './content/partners.ts';
import { siteName, siteOrigin } from './content/site.ts';
import type { PagePath, PageText } from './content/types.ts';
import { openDayCalendarFile } from './lib/open-day-calendar.ts';
import { routes } from './routes.tsx';
import { structuredPages } from './structured-pages.ts';

export { frameOrigins, routes, siteOrigin };

const modules = import.meta.glob<Record<string, PageText>>('./content/pages/*.ts', { eager: true });

/** The text of each page by its file, e.g. `pages/home.ts`. */
export const pageTexts: Record<string, PageText> = Object.fromEntries(
  Object.entries(modules).flatMap(([file, module]) => {
    const text = Object.values(module).find((value) => value.updated);
    return text ? [[file.replace('./content/', ''), text]] : [];
  }),
);

function textOf(slug: string): PageText {
  const text = pageTexts[`pages/${slug}.ts`];
  if (!text) throw new Error(`content/pages/${slug}.ts: \`updated\` is missing`);
  return text;
}

/** Address and last change of each page that search engines may list. */
export const sitemapPages = (): { address: string; updated: string }[] =>
  routes
    .filter((route) => route.isIndexed)
    .map(({ path, slug }) => ({ address: siteOrigin + path, updated: textOf(slug).updated }));

/** What the link preview of each page is drawn from. */
export const socialPages = () =>
  routes.map(({ slug, picture }) => ({
    slug,
    title: textOf(slug).title.replace(` · ${siteName}`, ''),
    imageId: picture,
  }));

/** Static files beside the pages: a calendar file per open day. */
export const calendarFiles = (): { path: string; content: string }[] =>
  openDaySessions.map((session) => ({
    path: calendarPath(session.venue),
    content: openDayCalendarFile(session),
  }));

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
  const data: object | undefined = structuredPages[path as PagePath];
  // `<` could end the script early.
  const script = data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : '';
  return { head: html.slice(0, start) + script, body: html.slice(start) };
}
