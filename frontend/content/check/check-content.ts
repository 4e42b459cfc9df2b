import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SitePage } from '#frontend/site-map.ts';
import type { Venue } from '../venues/venue.ts';
import { loadModules, type Modules, readSources, root, type Source } from './content-modules.ts';
import type { Edition } from './edition.ts';
import { ruleFindings } from './edition-findings.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-rules.ts';
import { pageWordFindings } from './page-rules.ts';
import { pictureFindings } from './picture-rules.ts';
import { moduleFindings } from './schema-findings.ts';
import { seasonYear } from './season-rules.ts';
import { folderFindings, siteMapFindings, subjectsIn, wordsOf } from './site-rules.ts';
import { sourceFindings } from './source-rules.ts';
import { textFindings } from './word-rules.ts';

/** The facts among the content files that could be run. */
function editionOf(modules: Modules): Partial<Edition> {
  const at = (file: string) => modules.get(`frontend/content/${file}.ts`);
  const organisation = at('organisation/organisation');
  return {
    ...at('season/season'),
    ...at('season/discounts'),
    ...at('season/programme'),
    ...at('venues/index'),
    ...at('activities/index'),
    ...(organisation && { organisation: { ...organisation } }),
  } as Partial<Edition>;
}

async function readSiteMap(): Promise<readonly SitePage[]> {
  try {
    return (await import(pathToFileURL(join(root, 'frontend/site-map.ts')).href)).siteMap;
  } catch {
    // A content file that it needs cannot be run, and has been named.
    return [];
  }
}

/** Every file that names the value, and each as often as it does; a value that no file writes as it is, once. */
function oncePerValue(findings: readonly Finding[], sources: readonly Source[]): Finding[] {
  const codeOf = new Map(sources.map(({ file, code }) => [file, code]));
  const timesIn = ({ file, value = '' }: Finding) => (codeOf.get(file) ?? '').split(value).length - 1;
  const sameIn = (one: Finding, other: Finding) => one.message === other.message && one.value === other.value;
  return findings.filter((one, at) => {
    const earlier = findings.slice(0, at).filter((other) => sameIn(one, other));
    if (!one.value) return !earlier.some(({ file, field }) => file === one.file && field === one.field);
    const isWritten = findings.some((other) => sameIn(one, other) && timesIn(other) > 0);
    return isWritten
      ? earlier.filter(({ file }) => file === one.file).length < timesIn(one)
      : earlier.length === 0;
  });
}

/** A field is told by the first rule that found something: those after it compare with a wrong value. */
const without = (told: readonly Finding[], findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ file, field }) =>
      !told.some(
        (one) =>
          one.file === file &&
          (`${field}.`.startsWith(`${one.field}.`) || `${one.field}.`.startsWith(`${field}.`)),
      ),
  );

/** Everything that is wrong in the content of the site, errors first. Never throws. */
export async function checkContent(): Promise<Finding[]> {
  const { sources, findings: syntax } = readSources();
  const { modules, findings: unread, consequences } = await loadModules(sources);
  const siteMap = await readSiteMap();
  const edition = editionOf(modules);
  const venues = subjectsIn(modules, 'venues').map(({ subject }) => subject as Venue);
  const areAllRead = syntax.length + unread.length + consequences.length === 0;
  const shapes = moduleFindings(modules);
  const rules = [
    ...ruleFindings(edition, venues),
    ...folderFindings(modules, 'venues'),
    ...folderFindings(modules, 'activities'),
    ...pageWordFindings(wordsOf(modules)),
    ...(siteMap.length > 0 ? [...siteMapFindings(siteMap, modules), ...linkFindings(siteMap, modules)] : []),
    ...(await pictureFindings(modules, areAllRead)),
    ...textFindings(
      sources,
      modules,
      edition.season && seasonYear(edition.season),
      areAllRead && shapes.length === 0,
    ),
  ];
  const known = [...syntax, ...unread, ...sources.flatMap((one) => sourceFindings(one, sources)), ...shapes];
  const all = oncePerValue([...known, ...without(shapes, rules)], sources);
  const told = all.some(isError) ? all : [...all, ...consequences];
  return told.sort((a, b) => a.level.localeCompare(b.level));
}

export const isError = ({ level }: Finding): boolean => level === 'error';
