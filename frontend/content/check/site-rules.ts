import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '#frontend/site-map.ts';
import type { PageText } from '../types.ts';
import { isThere, type Modules, root } from './content-modules.ts';
import { about, type Finding } from './finding.ts';
import type { PageWords } from './page-rules.ts';

type Subject = {
  slug: string;
  picture?: object;
  page?: PageText;
  centrepiece?: string | null;
  special?: unknown;
};
type Words = PageText & { picture?: object };

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSubject = (value: unknown): value is Subject =>
  isGroup(value) && 'slug' in value && typeof value.slug === 'string';
const isWords = (value: unknown): value is Words => isGroup(value) && 'updated' in value;

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.ts$/, '');
const isIn = (folder: string, file: string) => file.startsWith(`frontend/content/${folder}/`);

/** The venues or activities of a folder, each with its file. */
export const subjectsIn = (
  modules: Modules,
  folder: 'venues' | 'activities',
): { file: string; subject: Subject }[] =>
  [...modules].flatMap(([file, module]) =>
    isIn(folder, file) && nameOf(file) !== 'index'
      ? Object.values(module)
          .filter(isSubject)
          .map((subject) => ({ file, subject }))
      : [],
  );

/** Each file of a folder is named after its slug, and in the list of index.ts once. */
export function folderFindings(modules: Modules, folder: 'venues' | 'activities'): Finding[] {
  const index = modules.get(`frontend/content/${folder}/index.ts`)?.[folder] as
    | readonly Subject[]
    | undefined;
  const subjects = subjectsIn(modules, folder);
  const findings = subjects.flatMap(({ file, subject: { slug, centrepiece } }, at) => {
    const { error } = about(file);
    const other = subjects.slice(0, at).find((one) => one.subject.slug === slug);
    const part = `frontend/sections/centrepieces/${centrepiece}.tsx`;
    return [
      ...(slug === nameOf(file)
        ? []
        : [
            error(
              'slug',
              `è «${slug}», ma il file si chiama ${nameOf(file)}.ts: i due nomi devono coincidere.`,
            ),
          ]),
      ...(other ? [error('slug', `«${slug}» è già di ${other.file}.`)] : []),
      ...(index && !index.some((one) => one.slug === slug)
        ? [error('slug', `non è nell’elenco di frontend/content/${folder}/index.ts: nessuno la vede.`)]
        : []),
      ...(centrepiece && !isThere(part) ? [error('centrepiece', `manca il componente ${part}.`)] : []),
    ];
  });
  const twice = index?.filter((one, at) => index.indexOf(one) < at) ?? [];
  return [
    ...findings,
    ...twice.map(({ slug }) => about(`${folder}/index.ts`).error('list', `«${slug}» c’è due volte.`)),
  ];
}

/** The words of every page: of a single page, of a venue (also those that stand in until it is confirmed), of an activity. */
export const wordsOf = (modules: Modules): (PageWords & { slug: string; words: Words })[] => [
  ...[...modules].flatMap(([file, module]) => {
    const [name, words] =
      (isIn('pages', file) && Object.entries(module).find(([, one]) => isWords(one))) || [];
    return name ? [{ slug: nameOf(file), file, prefix: `${name}.`, words: words as Words }] : [];
  }),
  ...(['venues', 'activities'] as const).flatMap((folder) =>
    subjectsIn(modules, folder).flatMap(({ file, subject: { slug, page, picture } }) =>
      page ? [{ slug, file, prefix: 'page.', words: { ...page, ...(picture && { picture }) } }] : [],
    ),
  ),
];

/** Every page has an address of its own, a component, words, a picture and a breadcrumb label. */
export function siteMapFindings(siteMap: readonly SitePage[], modules: Modules): Finding[] {
  const words = wordsOf(modules);
  const rows = siteMap.flatMap(({ path, slug, component, crumb, isIndexed }, position): Finding[] => {
    const { error } = about('frontend/site-map.ts');
    const folder = { venue: 'venues', activity: 'activities' }[component as string];
    const file = `frontend/content/${folder ?? 'pages'}/${slug}.ts`;
    const own = words.find((one) => one.slug === slug);
    return [
      ...(siteMap.findIndex((one) => one.path === path) < position
        ? [
            about(folder ? file : 'frontend/site-map.ts').error(
              'slug',
              `l’indirizzo ${path} è già di un’altra pagina.`,
            ),
          ]
        : []),
      ...(isThere(`frontend/pages/${component}.tsx`)
        ? []
        : [error(path, `manca il componente frontend/pages/${component}.tsx.`)]),
      ...(own || isThere(file) ? [] : [error(path, `mancano le parole della pagina: ${file}.`)]),
      ...(own && isIndexed && !own.words.picture
        ? [about(file).error('picture', 'manca la foto della pagina.')]
        : []),
      ...(folder || !isIndexed || path === '/' || crumb
        ? []
        : [error(path, 'manca crumb, il nome della pagina nella via del ritorno.')]),
    ];
  });
  const shown = new Set<string>([...siteMap.map(({ component }) => component), 'not-found']);
  const alone = readdirSync(join(root, 'frontend/pages'))
    .filter((name) => name.endsWith('.tsx') && !shown.has(name.replace('.tsx', '')))
    .map((name) =>
      about(`frontend/pages/${name}`).error(
        '(pagina)',
        'non ha una riga in frontend/site-map.ts: nessuno la vede.',
      ),
    );
  return [...rows, ...alone];
}
