import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { findVenue } from '#frontend/content/venues/venues.ts';
import { App, BODY_START } from './app.tsx';
import { activities } from './content/activities/activities.ts';
import { contacts, siteOrigin } from './content/organisation/organisation.ts';
import { partnerFrames } from './content/organisation/partner-frames.ts';
import type { Picture } from './content/picture.ts';
import { season } from './content/season/season.ts';
import { siteName } from './content/site.ts';
import type { PageText } from './content/types.ts';
import { venues } from './content/venues/venues.ts';
import { calendarPath, hasDay, openDayCalendarFile } from './lib/calendar/open-day-calendar.ts';
import { seasonCalendarFile } from './lib/calendar/season-calendar.ts';
import { seasonCalendarPath } from './lib/calendar/season-calendar-path.ts';
import { originsOf } from './lib/partner-origins.ts';
import { timelines } from './lib/season/season-table.ts';
import { structuredPage } from './lib/structured-data.ts';
import { findPage, siteMap } from './site-map.ts';

export { siteOrigin, timelines };

/** Contact in `security.txt`. */
export const securityEmail = contacts.email;

type Words = PageText & { picture?: Picture };

const singlePages = import.meta.glob<Record<string, Words>>('./content/pages/*.ts', { eager: true });

/** Facts for the writer of posts. */
export const camp = {
  venueNames: venues.map(({ name }) => name),
  lastDay: season.venues.lastDay,
  openDays: season.openDays.flatMap(({ day, bookUntil }) => bookUntil ?? day ?? []),
};

/** The words of every page with their file in `content/`, by slug. */
export const pageWords: Record<string, { file: string; words: Words }> = Object.fromEntries([
  ...Object.entries(singlePages).flatMap(([path, module]) => {
    const words = Object.values(module).find(({ updated }) => updated);
    const file = path.replace('./content/', '');
    return words ? [[file.slice('pages/'.length, -'.ts'.length), { file, words }]] : [];
  }),
  ...Object.entries({ activities, venues }).flatMap(([folder, subjects]) =>
    subjects.map(({ slug, page, picture }) => [
      slug,
      { file: `${folder}/${slug}.ts`, words: { ...page, picture } },
    ]),
  ),
]);

function wordsOf(slug: string): Words {
  const found = pageWords[slug];
  if (!found) throw new Error(`content/pages/${slug}.ts: mancano le parole della pagina.`);
  return found.words;
}

/** Every page to prerender: its address, the name of its files, and the modules it is made of. */
export const pages: { path: string; slug: string; modules: string[] }[] = [
  ...siteMap,
  { path: '/404', slug: 'not-found', component: 'not-found' },
].map(({ path, slug, component }) => ({ path, slug, modules: [`./pages/${component}.tsx`] }));

/** Address and last change of each page that search engines may list. */
export const sitemapPages = (): { address: string; updated: string }[] =>
  siteMap
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path, slug }) => ({ address: siteOrigin + path, updated: wordsOf(slug).updated }));

/** Title and picture file of each page's link preview; pages without a picture take the home page's. */
export const socialPages = (): { slug: string; title: string; file: string }[] =>
  siteMap.map(({ slug }) => ({
    slug,
    title: wordsOf(slug).title.replace(` · ${siteName}`, ''),
    file: (wordsOf(slug).picture ?? wordsOf('home').picture)?.file ?? '',
  }));

/** Static files beside the pages: a calendar file per open day, and one of the season per venue. */
export const calendarFiles = (): { path: string; content: string }[] => [
  ...season.openDays.filter(hasDay).map((openDay) => ({
    path: calendarPath(openDay),
    content: openDayCalendarFile(openDay, findVenue(openDay.venue)),
  })),
  ...venues.flatMap((venue) => {
    const path = seasonCalendarPath(venue, season);
    return path ? [{ path, content: seasonCalendarFile(venue, season) }] : [];
  }),
];

/** Partner origins for the content security policy. */
export const partnerOrigins = originsOf(partnerFrames);

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
  const page = findPage(path);
  const data = page && structuredPage(page);
  // `<` could end the script early.
  const script = data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : '';
  return { head: html.slice(0, start) + script, body: html.slice(start) };
}
