import { type ComponentType, lazy } from 'react';
import { overview } from './content/overview.ts';
import { knownPage, knownSubject, learn } from './known-pages.ts';
import { loadPage } from './lib/load-chunk.ts';
import { CONTENT_SCRIPT, type SitePage } from './site-map.ts';

/** `content`: of an activity or a venue, all there is. The page of an activity gets its centrepiece besides. */
export type PageProps<Content = undefined> = {
  slug: string;
  content: Content;
  Centrepiece?: ComponentType<object> | undefined;
};

type Row = Pick<SitePage, 'slug' | 'component'>;

const components = import.meta.glob<{ default: ComponentType<PageProps<unknown>> }>('./pages/*.tsx');
const centrepieces = import.meta.glob<{ default: ComponentType<object> }>('./sections/centrepieces/*.tsx');

/** The page at this address; in a large edition one that no other page lists is looked up. */
async function findPage(path: string): Promise<SitePage | undefined> {
  if ((overview.hasFurtherActivities || overview.hasFurtherVenues) && !knownPage(path)) {
    const { contents } = await import('./further-pages.ts');
    const load = contents[`./content/activities${path}.ts`] ?? contents[`./content/venues${path}.ts`];
    if (load) learn(path, await load());
  }
  return knownPage(path);
}

const loadRow = async (row: Row): Promise<{ default: ComponentType }> => {
  const isThis = ({ slug }: { slug?: string }) => slug === row.slug;
  const subject = knownSubject(row.slug);
  if ((overview.hasFurtherActivities || overview.hasFurtherVenues) && row.component.startsWith('further/'))
    Object.assign(components, (await import('./list-pages.ts')).components);
  const [page, content, centrepiece] = await Promise.all([
    components[`./pages/${row.component}.tsx`]?.(),
    subject?.load?.(),
    centrepieces[`./sections/centrepieces/${subject?.centrepiece}.tsx`]?.(),
  ]);
  if (!page) throw new Error(`pages/${row.component}.tsx is missing`);
  const props = {
    slug: row.slug,
    content: { ...subject, ...Object.values(content ?? {}).find(isThis) },
    Centrepiece: centrepiece?.default,
  };
  return { default: () => <page.default {...props} /> };
};

export const notFound = { slug: 'not-found', component: 'not-found' } as const;

type Route = { load: () => Promise<{ default: ComponentType }>; Page: ComponentType };

const routes = new Map<string, Route>();

/** What stands at this address, fetched when it is gone to. */
function routeAt(path: string): Route {
  const load = () => loadPage(async () => loadRow((await findPage(path)) ?? notFound));
  const route = routes.get(path) ?? { load, Page: lazy(load) };
  routes.set(path, route);
  return route;
}

export const pageAt = (path: string): ComponentType => routeAt(path).Page;

/**
 * Resolves when the script of the page at this address is there: hydrating it can then no longer wait. A lazy component would wait
 * once more, and React draws a page anew that is still waiting when the address changes, which a tap on an anchor does.
 */
export async function loadFirstPage(path: string): Promise<void> {
  if (overview.hasFurtherActivities || overview.hasFurtherVenues) {
    // What it is about is named in its head where nothing else names it; if that does not come, it is looked up.
    const own = document.querySelector<HTMLMetaElement>(`meta[name="${CONTENT_SCRIPT}"]`);
    if (own)
      await import(/* @vite-ignore */ own.content)
        .then((module) => learn(path, module))
        .catch(() => undefined);
  }
  const route = routeAt(path);
  const page = await route.load();
  route.Page = page.default;
}

/** Asks for the script and style of the page at this address, if there is one; what fails is told when the page is gone to. */
export const fetchPage = (path: string): Promise<unknown> =>
  findPage(path)
    .then((row) => row && loadRow(row))
    .catch(() => undefined);
