import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '#frontend/site-map.ts';
import { isGroup } from '../schema/entries.ts';
import type { PageText } from '../types.ts';
import { isThere, type Modules, root } from './content-modules.ts';
import { subjectsIn } from './edition.ts';
import { about, type Finding } from './finding.ts';

type Folder = 'venues' | 'activities';
type Subject = { slug: string; page?: PageText; centrepiece?: string | null };
/** `prefix`: the entry of the file under which the words stand, e.g. `page.`. */
export type PageWords = { file: string; prefix: string; slug: string; words: PageText };

/** In characters: a shorter description says too little. */
const DESCRIPTION_MIN = 50;

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.ts$/, '');

/** Each file of a folder is named after its slug, and in the list of index.ts once. */
export function* folderFindings(modules: Modules, folder: Folder): Generator<Finding> {
  const index = modules.get(`frontend/content/${folder}/index.ts`);
  const list = index?.[folder] as readonly Subject[] | undefined;
  const subjects = subjectsIn<Subject>(modules, folder);
  for (const [at, { file, subject }] of subjects.entries()) {
    const { error } = about(file);
    const { slug, centrepiece } = subject;
    const other = subjects.slice(0, at).find((one) => one.subject.slug === slug);
    const part = `frontend/sections/centrepieces/${centrepiece}.tsx`;
    if (slug !== nameOf(file))
      yield error(
        'slug',
        `è «${slug}», ma il file si chiama ${nameOf(file)}.ts: i due nomi devono coincidere.`,
      );
    if (other) yield error('slug', `«${slug}» è già di ${other.file}.`);
    if (list && !list.some((one) => one.slug === slug))
      yield error('slug', `non è nell’elenco di frontend/content/${folder}/index.ts: nessuno la vede.`);
    if (centrepiece && !isThere(part)) yield error('centrepiece', `manca il componente ${part}.`);
  }
  for (const [at, one] of list?.entries() ?? [])
    if (list && list.indexOf(one) < at)
      yield about(`${folder}/index.ts`).error('list', `«${one.slug}» c’è due volte.`);
}

/** Every venue has its own letters in photo names. */
export function* staffFindings(modules: Modules): Generator<Finding> {
  const { venues } = modules.get('frontend/content/venues/index.ts') ?? {};
  const prefixFile = 'frontend/members/content/venue-prefixes.ts';
  const { venuePrefixes } = modules.get(prefixFile) ?? {};
  if (!Array.isArray(venues) || !isGroup(venuePrefixes)) return;
  const prefixes = Object.entries(venuePrefixes);
  for (const { slug } of venues as readonly { slug?: string }[]) {
    if (slug && !(slug in venuePrefixes))
      yield about(prefixFile).error(
        'venuePrefixes',
        `mancano le due lettere di «${slug}» nei nomi delle foto.`,
      );
  }
  for (const [at, [slug, prefix]] of prefixes.entries()) {
    if (!venues.some((venue) => venue.slug === slug))
      yield about(prefixFile).warning(`venuePrefixes.${slug}`, 'la sede non esiste: togli la riga.');
    const other = prefixes.slice(0, at).find(([, one]) => one === prefix)?.[0];
    if (other) yield about(prefixFile).error(`venuePrefixes.${slug}`, `«${prefix}» è già di ${other}.`);
  }
}

/** The words of every page: of a single page, of a venue, of an activity. */
export const wordsOf = (modules: Modules): PageWords[] => [
  ...[...modules].flatMap(([file, module]) => {
    const isPage = file.startsWith('frontend/content/pages/');
    const found = Object.entries(module).find(([, one]) => isPage && isGroup(one) && 'updated' in one);
    return found ? [{ slug: nameOf(file), file, prefix: `${found[0]}.`, words: found[1] as PageText }] : [];
  }),
  ...(['venues', 'activities'] as const).flatMap((folder) =>
    subjectsIn<Subject>(modules, folder).flatMap(({ file, subject: { slug, page } }) =>
      page ? [{ slug, file, prefix: 'page.', words: page }] : [],
    ),
  ),
];

/** Each page has a title and a description of its own. */
export function* pageWordFindings(pages: readonly PageWords[]): Generator<Finding> {
  for (const [at, { file, prefix, words }] of pages.entries()) {
    const { error, warning } = about(file);
    const { length } = words.description ?? '';
    if (length > 0 && length < DESCRIPTION_MIN)
      yield warning(
        `${prefix}description`,
        `è di ${length} caratteri: con meno di ${DESCRIPTION_MIN} dice poco.`,
      );
    for (const [field, what] of [
      ['title', 'lo stesso titolo'],
      ['description', 'la stessa descrizione'],
    ] as const) {
      const other = pages.slice(0, at).find((one) => words[field] && one.words[field] === words[field]);
      if (other) yield error(prefix + field, `è ${what} di ${other.file}.`);
    }
  }
}

/** Every page has an address of its own, a component, words and a breadcrumb label. */
export function* siteMapFindings(siteMap: readonly SitePage[], modules: Modules): Generator<Finding> {
  const words = wordsOf(modules);
  for (const [at, { path, slug, component, crumb, isIndexed }] of siteMap.entries()) {
    if (!slug) continue;
    const { error } = about('frontend/site-map.ts');
    const folder = { venue: 'venues', activity: 'activities' }[component as string];
    const file = `frontend/content/${folder ?? 'pages'}/${slug}.ts`;
    const own = words.find((one) => one.slug === slug);
    if (siteMap.findIndex((one) => one.path === path) < at)
      yield about(folder ? file : 'frontend/site-map.ts').error(
        'slug',
        `l’indirizzo ${path} è già di un’altra pagina.`,
      );
    if (!isThere(`frontend/pages/${component}.tsx`))
      yield error(path, `manca il componente frontend/pages/${component}.tsx.`);
    if (!own && !isThere(file)) yield error(path, `mancano le parole della pagina: ${file}.`);
    if (!folder && isIndexed && path !== '/' && !crumb)
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
