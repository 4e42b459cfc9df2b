import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SitePage } from '#frontend/site-map.ts';
import { loadModules, readSources, root, type Source } from './content-modules.ts';
import { editionOf } from './edition.ts';
import { editionFindings } from './edition-findings.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-rules.ts';
import { pictureFindings } from './picture-rules.ts';
import { moduleFindings } from './schema-findings.ts';
import { seasonYear } from './season-rules.ts';
import { folderFindings, pageWordFindings, siteMapFindings, staffFindings, wordsOf } from './site-rules.ts';
import { sourceFindings } from './source-rules.ts';
import { LACK, textFindings } from './word-rules.ts';

async function readSiteMap(): Promise<readonly SitePage[]> {
  try {
    return (await import(pathToFileURL(join(root, 'frontend/site-map.ts')).href)).siteMap;
  } catch {
    // A content file that it needs cannot be run, and has been named.
    return [];
  }
}

/** Reports a value in each file that contains it, as often as it does; a computed value, once. */
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

/** Drops later findings about a field: they compare with a wrong value. */
const without = (told: readonly Finding[], findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ file, field }) =>
      !told.some(
        (one) =>
          one.file === file &&
          (`${field}.`.startsWith(`${one.field}.`) || `${one.field}.`.startsWith(`${field}.`)),
      ),
  );

/** Drops findings about texts with a missing value, if others tell which. */
function withoutLacks(findings: readonly Finding[]): readonly Finding[] {
  const whole = findings.filter(({ value = '' }) => !LACK.test(value));
  return whole.length > 0 ? whole : findings;
}

/** Everything that is wrong in the content of the site, errors first. Never throws. */
export async function checkContent(): Promise<Finding[]> {
  const { sources, findings: syntax } = readSources();
  const { modules, findings: unread, consequences } = await loadModules(sources);
  const siteMap = await readSiteMap();
  const { season } = editionOf(modules);
  const areAllRead = sources.every(({ file, code }) => code === '' || modules.has(file));
  const shapes = withoutLacks(moduleFindings(modules));
  const rules = [
    ...editionFindings(modules),
    ...folderFindings(modules, 'venues'),
    ...folderFindings(modules, 'activities'),
    ...staffFindings(modules),
    ...pageWordFindings(wordsOf(modules)),
    ...(siteMap.length > 0 ? [...siteMapFindings(siteMap, modules), ...linkFindings(siteMap, modules)] : []),
    ...(await pictureFindings(modules, areAllRead)),
    ...textFindings(sources, modules, season && seasonYear(season), areAllRead && shapes.length === 0),
  ];
  const known = [...syntax, ...unread, ...sources.flatMap((one) => sourceFindings(one, sources)), ...shapes];
  const all = oncePerValue([...known, ...without(shapes, rules)], sources);
  const told = all.some(isError) ? all : [...all, ...consequences];
  return told.sort((a, b) => a.level.localeCompare(b.level));
}

export const isError = ({ level }: Finding): boolean => level === 'error';
