import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SitePage } from '#frontend/site-map.ts';
import type { Edition } from './edition.ts';
import { editionFindings } from './edition-findings.ts';
import { type Finding, formatFinding } from './finding.ts';
import { linkFindings } from './link-rules.ts';
import { loadContent, type Module } from './load-content.ts';
import { pageWordFindings } from './page-rules.ts';
import { seasonYear } from './season-rules.ts';
import { Shapes, shapeFindings, typeAliases } from './shape-rules.ts';
import {
  centrepieceFindings,
  folderFindings,
  siteMapFindings,
  subjectsIn,
  unusedPictureFindings,
  wordsOf,
} from './site-rules.ts';
import { sourceFindings } from './source-rules.ts';
import { readSources, root } from './sources.ts';
import { textFindings } from './text-rules.ts';

/** The facts among the content files that could be read. */
function editionOf(modules: ReadonlyMap<string, Module>): Partial<Edition> {
  const at = (file: string) => modules.get(`frontend/content/${file}`);
  const organisation = at('organisation/organisation.ts');
  const { season } = at('season/season.ts') ?? {};
  const { discounts } = at('season/discounts.ts') ?? {};
  const { dailySlots, dailyEvents } = at('season/programme.ts') ?? {};
  const subjects = (folder: 'venues' | 'activities') =>
    at(`${folder}/index.ts`)?.[folder] ?? subjectsIn(modules, folder).map(({ subject }) => subject);
  return Object.fromEntries(
    Object.entries({
      season,
      discounts,
      dailySlots,
      dailyEvents,
      venues: subjects('venues'),
      activities: subjects('activities'),
      organisation,
    }).filter(([, value]) => value),
  );
}

async function readSiteMap(): Promise<readonly SitePage[]> {
  try {
    return (await import(pathToFileURL(join(root, 'frontend/site-map.ts')).href)).siteMap;
  } catch {
    // A content file that it needs cannot be read, and has been named.
    return [];
  }
}

/** A field that is missing or malformed is told once, by the first rule that found it. */
const once = (findings: readonly Finding[], shapes: readonly Finding[]): Finding[] => {
  const isTold = ({ file, field }: Finding) =>
    shapes.some(
      (shape) =>
        shape.file === file &&
        (field === '(forma)' ||
          `${field}.`.startsWith(`${shape.field}.`) ||
          `${shape.field}.`.startsWith(`${field}.`)),
    );
  const all = [...shapes, ...findings.filter((finding) => !isTold(finding))];
  return all.filter(
    (one, at) => all.findIndex((other) => formatFinding(other) === formatFinding(one)) === at,
  );
};

/** Everything that is wrong in the content of the site, errors first. Never throws. */
export async function checkContent(): Promise<Finding[]> {
  const { sources, findings } = readSources();
  const { modules, findings: unreadable } = await loadContent(sources);
  const areAllRead = findings.length === 0;
  const siteMap = await readSiteMap();
  const edition = editionOf(modules);
  const types = new Shapes(typeAliases(sources));
  const shapes = sources.flatMap((source) => shapeFindings(source, modules.get(source.file) ?? {}, types));
  findings.push(
    ...unreadable,
    ...sources.flatMap(sourceFindings),
    ...once(
      [
        ...editionFindings(edition, modules.has('frontend/content/venues/index.ts')),
        ...folderFindings(modules, 'venues'),
        ...folderFindings(modules, 'activities'),
        ...centrepieceFindings(modules),
        ...pageWordFindings(wordsOf(modules)),
        ...(siteMap.length > 0
          ? [...siteMapFindings(siteMap, modules), ...linkFindings(siteMap, modules)]
          : []),
        ...textFindings(
          sources,
          modules,
          edition.season && seasonYear(edition.season),
          shapes.length + unreadable.length === 0,
        ),
        ...(areAllRead ? unusedPictureFindings(sources) : []),
      ],
      shapes,
    ),
  );
  return findings.sort((a, b) => a.level.localeCompare(b.level));
}

export const isError = ({ level }: Finding): boolean => level === 'error';
