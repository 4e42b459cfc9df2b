import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SitePage } from '#frontend/site-map.ts';
import { entriesOf, loadModules } from './content-modules.ts';
import { readEdition, root } from './edition.ts';
import { editionFindings } from './edition-rules.ts';
import { entriesIn, textsIn } from './entries.ts';
import { about, type Finding } from './finding.ts';
import { pictureFindings } from './picture-rules.ts';
import { proseFindings } from './prose-rules.ts';
import { seasonYear } from './season-rules.ts';
import { pageWordFindings, siteMapFindings, wordsOf } from './site-rules.ts';
import { sampleFindings, textFindings, type Words } from './word-rules.ts';

type Written = { file: string; field: string; value: unknown };

const isOfData = ({ file }: { file: string }) => file.includes('/data/');

/** One message for one fault: a sentence made of data repeats what is wrong with it. */
const once = (findings: readonly Finding[]) =>
  findings.filter(
    (one) => isOfData(one) || !findings.some((other) => isOfData(other) && other.message === one.message),
  );

/** Each text once, where it stands first. */
const distinct = (texts: readonly Words[]) =>
  [...new Map(texts.toReversed().map((one) => [one.text, one])).values()].reverse();

/** Texts of an entry; calls functions with 0 for each value: `con 0 settimane`. */
function wordsIn({ file, field, value }: Written): Words[] {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'function') return [];
  try {
    const text: unknown = value(...Array(value.length).fill('0'));
    return typeof text === 'string' ? [{ file, field, text: text.replaceAll(/undefined|NaN/g, '0') }] : [];
  } catch {
    return [];
  }
}

/** Names in braces that stand for nothing. */
const slotFindings = (activities: unknown): Finding[] =>
  textsIn(activities).flatMap(({ field, text }) => {
    const [slot] = /\{.*?\}/.exec(text) ?? [];
    return slot ? [about('activities').error(field, `«${slot}» non sta per nessun dato.`)] : [];
  });

/** Everything that is wrong in the content of the site, errors first. Never throws. */
export async function checkContent(): Promise<Finding[]> {
  const reading = readEdition();
  const { edition, findings: shapes, raw } = reading;
  const ofData = (values: object): Written[] =>
    Object.entries(values).flatMap(([name, value]) =>
      entriesIn(value).map((entry) => ({ ...entry, file: about(name).error('', '').file })),
    );
  const answers = ofData(raw).flatMap(wordsIn);
  const ofEdition = [
    ...editionFindings(reading),
    ...sampleFindings(answers),
    ...proseFindings(edition, answers),
  ];
  const year = edition.season ? seasonYear(edition.season) : '';
  if (shapes.length > 0) return sorted(once([...ofEdition, ...textFindings(answers, year)]));

  const { modules, findings: unread } = await loadModules();
  const written = [...ofData(edition), ...entriesOf(modules)];
  const { siteMap } = (await import(pathToFileURL(join(root, 'frontend/site-map.ts')).href)) as {
    siteMap: readonly SitePage[];
  };
  return sorted(
    once([
      ...ofEdition,
      ...unread,
      ...pageWordFindings(wordsOf(modules)),
      ...siteMapFindings(siteMap),
      ...slotFindings(modules.get('frontend/content/activities/activities.ts')?.activities),
      ...(await pictureFindings(written)),
      ...textFindings(distinct(written.flatMap(wordsIn)), year),
    ]),
  );
}

const sorted = (findings: Finding[]) => findings.sort((a, b) => a.level.localeCompare(b.level));

export const isError = ({ level }: Finding): boolean => level === 'error';
