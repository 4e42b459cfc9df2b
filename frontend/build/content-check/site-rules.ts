import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageText } from '#frontend/content/types.ts';
import type { SitePage } from '#frontend/site-map.ts';
import { about, type Finding } from './finding.ts';
import type { Module } from './load-content.ts';
import type { PageWords } from './page-rules.ts';
import { picturesIn } from './source-rules.ts';
import { root, type Source } from './sources.ts';

type Subject = { slug: string; picture?: object; page?: PageText; centrepiece?: string | null };
type Words = PageText & { picture?: object };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSubject = (value: unknown): value is Subject =>
  isObject(value) && 'slug' in value && typeof value.slug === 'string';
const isWords = (value: unknown): value is Words => isObject(value) && 'updated' in value;

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.ts$/, '');
const isIn = (folder: string) => (file: string) => file.startsWith(`frontend/content/${folder}/`);

/** The venues or activities of a folder, each with its file. `index.ts` and the file of the type are no subjects. */
export const subjectsIn = <Type extends Subject>(
  modules: ReadonlyMap<string, Module>,
  folder: 'venues' | 'activities',
): { file: string; subject: Type }[] =>
  [...modules].flatMap(([file, module]) =>
    isIn(folder)(file) && nameOf(file) !== 'index'
      ? Object.values(module)
          .filter(isSubject)
          .map((subject) => ({ file, subject: subject as Type }))
      : [],
  );

/** Each file of a folder is named after its slug, and in the list of index.ts once. */
export function folderFindings(
  modules: ReadonlyMap<string, Module>,
  folder: 'venues' | 'activities',
): Finding[] {
  const index = modules.get(`frontend/content/${folder}/index.ts`)?.[folder] as
    | readonly Subject[]
    | undefined;
  const subjects = subjectsIn(modules, folder);
  const findings = subjects.flatMap(({ file, subject: { slug } }, position) => {
    const { error } = about(file);
    const other = subjects.find((one) => one.subject.slug === slug);
    return [
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
        ? []
        : [error('slug', `«${slug}» non può essere un indirizzo: minuscole, cifre e trattini.`)]),
      ...(slug === nameOf(file)
        ? []
        : [
            error(
              'slug',
              `è «${slug}», ma il file si chiama ${nameOf(file)}.ts: i due nomi devono coincidere.`,
            ),
          ]),
      ...(other && other !== subjects[position] ? [error('slug', `«${slug}» è già di ${other.file}.`)] : []),
      ...(index && !index.some((one) => one.slug === slug)
        ? [error('slug', `non è nell’elenco di frontend/content/${folder}/index.ts: nessuno la vede.`)]
        : []),
    ];
  });
  const twice = index?.filter((one, at) => index.indexOf(one) < at) ?? [];
  return [
    ...findings,
    ...twice.map(({ slug }) => about(`${folder}/index.ts`).error('list', `«${slug}» c’è due volte.`)),
  ];
}

/** The words of every page: of a single page, of a venue, of an activity. */
export const wordsOf = (
  modules: ReadonlyMap<string, Module>,
): (PageWords & { slug: string; words: Words })[] => [
  ...[...modules].flatMap(([file, module]) => {
    const [name, words] =
      (isIn('pages')(file) && Object.entries(module).find(([, value]) => isWords(value))) || [];
    return name ? [{ slug: nameOf(file), file, prefix: `${name}.`, words: words as Words }] : [];
  }),
  ...(['venues', 'activities'] as const).flatMap((folder) =>
    subjectsIn(modules, folder).flatMap(({ file, subject: { slug, page, picture } }) =>
      page ? [{ slug, file, prefix: 'page.', words: { ...page, ...(picture && { picture }) } }] : [],
    ),
  ),
];

/** Every page has an address of its own, a component, words, a picture and its name in the way back. */
export function siteMapFindings(
  siteMap: readonly SitePage[],
  modules: ReadonlyMap<string, Module>,
): Finding[] {
  const words = wordsOf(modules);
  const { error } = about('frontend/site-map.ts');
  const rows = siteMap.flatMap((page, position) => {
    const { path, slug, component, crumb, isIndexed } = page;
    const own = words.find((one) => one.slug === slug);
    const subjectFolder =
      component === 'venue' ? 'venues' : component === 'activity' ? 'activities' : undefined;
    const file = subjectFolder
      ? `frontend/content/${subjectFolder}/${slug}.ts`
      : `frontend/content/pages/${slug}.ts`;
    const subjectFile =
      subjectFolder && subjectsIn(modules, subjectFolder).find(({ subject }) => subject.slug === slug)?.file;
    const findings: Finding[] = [];
    if (siteMap.findIndex((one) => one.path === path) < position)
      findings.push(
        about(subjectFile ?? 'frontend/site-map.ts').error(
          'slug',
          `l’indirizzo ${path} è già di un’altra pagina.`,
        ),
      );
    if (!existsSync(join(root, `frontend/pages/${component}.tsx`)))
      findings.push(error(path, `manca il componente frontend/pages/${component}.tsx.`));
    if (!own && !existsSync(join(root, file)))
      findings.push(error(path, `mancano le parole della pagina: ${file}.`));
    if (own && !own.words.picture && isIndexed)
      findings.push(about(file).error('picture', 'manca la foto della pagina.'));
    if (!subjectFolder && isIndexed && path !== '/' && !crumb)
      findings.push(error(path, 'manca crumb, il nome della pagina nella via del ritorno.'));
    return findings;
  });
  const shown = new Set([...siteMap.map(({ component }) => component), 'not-found']);
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

/** An activity's centrepiece is a part that exists. */
export const centrepieceFindings = (modules: ReadonlyMap<string, Module>): Finding[] =>
  subjectsIn<Subject & { special?: unknown }>(modules, 'activities').flatMap(
    ({ file, subject: { centrepiece, special } }) => {
      if (!centrepiece) return [];
      if (!existsSync(join(root, `frontend/sections/centrepieces/${centrepiece}.tsx`)))
        return [
          about(file).error(
            'centrepiece',
            `«${centrepiece}» non è in frontend/sections/centrepieces/; null se non serve.`,
          ),
        ];
      return special ? [] : [about(file).error('special', `mancano le parole di «${centrepiece}».`)];
    },
  );

/** Pictures that no content file names. */
export function unusedPictureFindings(sources: readonly Source[]): Finding[] {
  const used = new Set(sources.flatMap(picturesIn));
  return ['scenes', 'photos'].flatMap((folder) => {
    const path = `frontend/images/${folder}`;
    const names = existsSync(join(root, path)) ? readdirSync(join(root, path)) : [];
    return names
      .filter((name) => !name.startsWith('.') && !used.has(name))
      .map((name) =>
        about(`${path}/${name}`).warning(
          '(foto)',
          'nessuna pagina la mostra: usala con picture(…) o toglila.',
        ),
      );
  });
}
