import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '#frontend/site-map.ts';
import { pageText } from '../schema/formats.ts';
import type { PageText } from '../types.ts';
import type { Modules } from './content-modules.ts';
import { root } from './edition.ts';
import { isGroup } from './entries.ts';
import { about, type Finding } from './finding.ts';

/** `field`: the entry of the file under which the words stand. */
export type PageWords = { file: string; field: string; slug: string; words: PageText };

type Subject = { slug: string; page: PageText };

/** The words of every page: of a single page, of a venue, of an activity. */
export function wordsOf(modules: Modules): PageWords[] {
  const pages = [...modules].flatMap(([file, module]) => {
    const [, slug] = /^frontend\/content\/pages\/(.*)\.ts$/.exec(file) ?? [];
    const found = Object.entries(module).find(([, one]) => isGroup(one) && 'updated' in one);
    return slug && found ? [{ slug, file, field: found[0], words: found[1] as PageText }] : [];
  });
  const subjects = (['venues', 'activities'] as const).flatMap((name) => {
    const list = modules.get(`frontend/content/${name}/${name}.ts`)?.[name] ?? [];
    const { file } = about(name).error('', '');
    return (list as readonly Subject[]).map(({ slug, page }) => ({
      slug,
      file,
      field: `${slug}.page`,
      words: page,
    }));
  });
  return [...pages, ...subjects];
}

/** Each page has a title and a description of its own, of a length that search results show. */
export function* pageWordFindings(pages: readonly PageWords[]): Generator<Finding> {
  for (const [at, { file, field, words }] of pages.entries()) {
    const { error } = about(file);
    const { title, description, updated } = words;
    for (const issue of pageText.safeParse({ title, description, updated }, { reportInput: true }).error
      ?.issues ?? [])
      yield error(`${field}.${issue.path.join('.')}`, issue.message);
    for (const [name, what] of [
      ['title', 'lo stesso titolo'],
      ['description', 'la stessa descrizione'],
    ] as const) {
      const other = pages.slice(0, at).find((one) => words[name] && one.words[name] === words[name]);
      if (other) yield error(`${field}.${name}`, `è ${what} di ${other.field}.`);
    }
  }
}

/** Every page has an address of its own, a component, words and a breadcrumb label. */
export function* siteMapFindings(siteMap: readonly SitePage[]): Generator<Finding> {
  const { error } = about('frontend/site-map.ts');
  const isThere = (file: string) => existsSync(join(root, file));
  for (const [at, { path, slug, component, crumb, isIndexed }] of siteMap.entries()) {
    if (siteMap.findIndex((one) => one.path === path) < at)
      yield error(path, 'è già l’indirizzo di un’altra pagina: cambia quello della sede o dell’attività.');
    if (component === 'venue' || component === 'activity') continue;
    for (const file of [`frontend/pages/${component}.tsx`, `frontend/content/pages/${slug}.ts`])
      if (!isThere(file)) yield error(path, `manca ${file}.`);
    if (isIndexed && path !== '/' && !crumb)
      yield error(path, 'manca crumb, il nome della pagina nella via del ritorno.');
  }
  const shown: string[] = [...siteMap.map(({ component }) => component), 'not-found'];
  for (const name of readdirSync(join(root, 'frontend/pages')))
    if (name.endsWith('.tsx') && !shown.includes(name.replace('.tsx', '')))
      yield about(`frontend/pages/${name}`).error(
        '(pagina)',
        'non ha una riga in frontend/site-map.ts: nessuno la vede.',
      );
}
