import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App, BODY_START } from './app.tsx';
import { activities } from './content/activities/index.ts';
import { contacts, siteOrigin } from './content/organisation/organisation.ts';
import { partnerFrames } from './content/organisation/partner-frames.ts';
import type { Picture } from './content/picture.ts';
import { season } from './content/season/season.ts';
import { siteName } from './content/site.ts';
import type { PageText } from './content/types.ts';
import type { OpeningHours } from './content/venues/venue.ts';
import { findVenue } from './lib/find-venue.ts';
import { calendarPath, hasDay, openDayCalendarFile } from './lib/open-day-calendar.ts';
import { originsOf } from './lib/partner-origins.ts';
import { openingTimeline } from './lib/season/secretariat.ts';
import { timelines } from './lib/season/table.ts';
import type { Timeline } from './lib/season/timeline.ts';
import { structuredPage } from './lib/structured-data.ts';
import { fetchPage, notFound } from './routes.tsx';
import { CONTENT_SCRIPT, type SitePage, shownPages } from './site-map.ts';
import { siteMap } from './whole-site.ts';

export { CONTENT_SCRIPT, siteOrigin, timelines };

/** Whom `security.txt` names. */
export const securityEmail = contacts.email;

type Words = PageText & { picture?: Picture };

const modules = import.meta.glob<Record<string, Words>>('./content/pages/*.ts', { eager: true });

type Subject = { slug?: string; picture: Picture; page: PageText; secretariat?: readonly OpeningHours[] };

const subjects = import.meta.glob<Record<string, Subject>>('./content/{activities,venues}/*.ts', {
  eager: true,
});

/** Of the venue with this slug, as long as there is something to be said; other pages have none. */
const secretariatLines = (slug: string): Timeline[] =>
  Object.values(subjects)
    .flatMap((module) => Object.values(module))
    .filter((subject) => subject.slug === slug)
    .map(({ secretariat }) => openingTimeline(secretariat ?? []))
    .flatMap(({ says, line }) => (says.length > 0 ? [line] : []));

/** The words of every page with their file in `content/`, by slug. */
export const pageWords: Record<string, { file: string; words: Words }> = Object.fromEntries([
  ...Object.entries(modules).flatMap(([path, module]) => {
    const words = Object.values(module).find(({ updated }) => updated);
    const file = path.replace('./content/', '');
    return words ? [[file.slice('pages/'.length, -'.ts'.length), { file, words }]] : [];
  }),
  ...Object.entries(subjects).flatMap(([path, module]) =>
    Object.values(module).flatMap(({ slug, picture, page }) =>
      slug ? [[slug, { file: path.replace('./content/', ''), words: { ...page, picture } }]] : [],
    ),
  ),
]);

function wordsOf(slug: string): Words {
  const found = pageWords[slug];
  if (!found) throw new Error(`content/pages/${slug}.ts: mancano le parole della pagina.`);
  return found.words;
}

const contentFolders: Record<string, string> = { activity: 'activities', venue: 'venues' };

/** The modules that a page is made of, e.g. `./pages/home.tsx`; `content`: that of its content, where the router does not know it. */
function modulesOf({ slug, component }: Pick<SitePage, 'slug' | 'component'>) {
  const folder = contentFolders[component];
  const centrepiece = activities.find((activity) => activity.slug === slug)?.centrepiece;
  const content = `./content/${folder}/${slug}.ts?page`;
  const isShown = shownPages.some((page) => page.slug === slug);
  return {
    content: folder && !isShown ? content : null,
    modules: [
      `./pages/${component}.tsx`,
      ...(component.startsWith('further/') ? ['./list-pages.ts'] : []),
      ...(centrepiece ? [`./sections/centrepieces/${centrepiece}.tsx`] : []),
    ],
  };
}

/** Every page to draw: its address, the name of its files, the modules it is made of, and all that changes on it. */
export const pages: {
  path: string;
  slug: string;
  modules: string[];
  content: string | null;
  /** What only this page shows by the time. */
  ownTimelines: readonly Timeline[];
}[] = [...siteMap, { ...notFound, path: '/404' }].map((page) => ({
  path: page.path,
  slug: page.slug,
  ...modulesOf(page),
  ownTimelines: secretariatLines(page.slug),
}));

/** Address and last change of each page that search engines may list. */
export const sitemapPages = (): { address: string; updated: string }[] =>
  siteMap
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path, slug }) => ({ address: siteOrigin + path, updated: wordsOf(slug).updated }));

/** What the link preview of each page is drawn from; `file`: of the picture, the home page's where it has none. */
export const socialPages = (): { slug: string; title: string; file: string }[] =>
  siteMap.map(({ slug }) => ({
    slug,
    title: wordsOf(slug).title.replace(` · ${siteName}`, ''),
    file: (wordsOf(slug).picture ?? wordsOf('home').picture)?.file ?? '',
  }));

/** Static files beside the pages: a calendar file per open day. */
export const calendarFiles = (): { path: string; content: string }[] =>
  season.openDays.filter(hasDay).map((openDay) => ({
    path: calendarPath(openDay),
    content: openDayCalendarFile(openDay, findVenue(openDay.venue)),
  }));

/** What the pages' policy opens to the partners. */
export const partnerOrigins = originsOf(partnerFrames);

/** HTML of the page at `path`: the tags React hoists (title, meta, link) apart from the body. Throws what rendering throws. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  // Browsers know the page, too, before they draw what stands around it.
  await fetchPage(path);
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
  const page = siteMap.find((one) => one.path === path);
  const data = page && structuredPage(page);
  // `<` could end the script early.
  const script = data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : '';
  return { head: html.slice(0, start) + script, body: html.slice(start) };
}
