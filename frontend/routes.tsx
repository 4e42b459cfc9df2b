import { type ComponentType, lazy } from 'react';
import { activities } from './content/activities/index.ts';
import { venues } from './content/venues/index.ts';
import { loadPage } from './lib/load-chunk.ts';
import { type SitePage, siteMap } from './site-map.ts';

/** `content`: of an activity or a venue, all there is. The page of an activity gets its centrepiece besides. */
export type PageProps<Content = undefined> = {
  slug: string;
  content: Content;
  Centrepiece?: ComponentType<object> | undefined;
};

type Row = Pick<SitePage, 'slug' | 'component'>;

const pages = import.meta.glob<{ default: ComponentType<PageProps<unknown>> }>('./pages/*.tsx');
const centrepieces = import.meta.glob<{ default: ComponentType<object> }>('./sections/centrepieces/*.tsx');
const contents = import.meta.glob<Record<string, { slug?: string }>>(
  ['./content/{activities,venues}/*.ts', '!**/{index,activity,venue}.ts'],
  {
    query: '?page',
  },
);

const contentFolders: Record<string, string> = { activity: 'activities', venue: 'venues' };

const moduleNames = ({ slug, component }: Row) => {
  const centrepiece = activities.find((activity) => activity.slug === slug)?.centrepiece;
  return {
    page: `./pages/${component}.tsx`,
    content: `./content/${contentFolders[component]}/${slug}.ts`,
    centrepiece: `./sections/centrepieces/${centrepiece}.tsx`,
  };
};

/** The modules that a page is made of, e.g. `./pages/home.tsx`. */
export function modulesOf(row: Row): string[] {
  const { page, content, centrepiece } = moduleNames(row);
  return [
    page,
    ...(contents[content] ? [`${content}?page`] : []),
    ...(centrepieces[centrepiece] ? [centrepiece] : []),
  ];
}

const loadRow = async (row: Row): Promise<{ default: ComponentType }> => {
  const names = moduleNames(row);
  const [page, content, centrepiece] = await Promise.all([
    pages[names.page]?.(),
    contents[names.content]?.(),
    centrepieces[names.centrepiece]?.(),
  ]);
  if (!page) throw new Error(`${names.page} is missing`);
  const isThis = ({ slug }: { slug?: string }) => slug === row.slug;
  const props = {
    slug: row.slug,
    content: { ...[...activities, ...venues].find(isThis), ...Object.values(content ?? {}).find(isThis) },
    Centrepiece: centrepiece?.default,
  };
  return { default: () => <page.default {...props} /> };
};

export const notFound = { slug: 'not-found', component: 'not-found' } as const;

type Load = () => Promise<{ default: ComponentType }>;
type Route = { path: string; fetch: Load; load: Load; Page: ComponentType };

const route = (path: string, row: Row): Route => {
  const fetch = () => loadRow(row);
  const load = () => loadPage(fetch);
  return { path, fetch, load, Page: lazy(load) };
};

/** What the router shows at each address, each fetched when it is gone to; the last is for every other address. */
export const routes: readonly Route[] = [
  ...siteMap.map((page) => route(page.path, page)),
  route('*', notFound),
];

/** Resolves when the script of the page at this address is there: hydrating it can then no longer wait. */
export const loadFirstPage = (path: string): Promise<unknown> =>
  (routes.find((one) => one.path === path) ?? routes.at(-1))?.load() ?? Promise.resolve();

/** Asks for the script and style of the page at this address, if there is one; what fails is told when the page is gone to. */
export const fetchPage = (path: string): void =>
  void routes
    .find((one) => one.path === path)
    ?.fetch()
    .catch(() => undefined);
