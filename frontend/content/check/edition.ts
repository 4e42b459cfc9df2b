import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Data, parseData, parseJson, type Unanswered } from '../read-data.ts';
import { type DataName, dataFiles } from '../schema/data-files.ts';
import { fieldAt, isGroup } from './entries.ts';
import { about, type Finding } from './finding.ts';

export const root = join(import.meta.dirname, '../../..');

/** The facts of a season, with samples where nobody has answered. */
export type Edition = { [Name in DataName]: Data<Name> };

/** Facts against each other. Values that the schemas refused are `undefined`: only a true comparison is a finding. */
export type Rule = (edition: Edition) => Iterable<Finding>;

export type VenueRule = (venue: Edition['venues'][number], edition: Edition) => Iterable<Finding>;

/** Applies the rule to every venue. */
export const forEachVenue =
  (rule: VenueRule): Rule =>
  (edition) =>
    edition.venues.flatMap((venue) => [...rule(venue, edition)]);

export type Question = Unanswered & { file: string; field: string };

/** Removes a refused value, so that no rule compares with it. */
function remove(value: unknown, path: readonly (string | number)[]) {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((group, name) => (isGroup(group) ? group[name as never] : undefined), value);
  if (isGroup(owner)) (owner as Record<PropertyKey, unknown>)[path.at(-1) as string] = undefined;
}

const names = Object.keys(dataFiles) as DataName[];

/** The edition in these raw values of data files, what their schemas refuse, and what nobody has answered yet. */
export function editionOf(raw: Partial<Record<DataName, unknown>>) {
  const edition: Partial<Record<DataName, unknown>> = {};
  const findings: Finding[] = [];
  const questions: Question[] = [];
  let questionCount = 0;
  const { promotion, openDays } = (raw.season ?? {}) as { promotion?: unknown; openDays?: unknown[] };
  const { reviews } = (raw.reviews ?? {}) as { reviews?: unknown[] | null };
  const has = {
    promotion: promotion !== null,
    openDays: openDays?.length !== 0,
    reviews: reviews?.length !== 0,
  };
  for (const name of names) {
    if (raw[name] === undefined) continue;
    const { value, filled, issues, unanswered, count } = parseData(name, structuredClone(raw[name]));
    const { file } = about(name).error('', '');
    const named = issues.map(({ path, message }) =>
      about(name).error(fieldAt(filled, path) || '(file)', message),
    );
    findings.push(...named.filter(({ field }, at) => named.findIndex((one) => one.field === field) === at));
    const asked = unanswered.filter(({ meta: { onlyWith } }) => !onlyWith || has[onlyWith]);
    questions.push(...asked.map((one) => ({ ...one, file, field: fieldAt(filled, one.path) })));
    questionCount += count - unanswered.length + asked.length;
    for (const { path } of issues) remove(filled, path);
    edition[name] = value ?? filled;
  }
  return { edition: edition as Edition, findings, questions, questionCount };
}

export type Reading = ReturnType<typeof editionOf>;

/** The edition in `content/data/` of the repository in this folder. */
export function readEdition(folder = root) {
  const raw: Partial<Record<DataName, unknown>> = {};
  const broken: Finding[] = [];
  for (const name of names) {
    const file = join(folder, 'frontend/content/data', `${name}.json`);
    if (!existsSync(file)) broken.push(about(name).error('(file)', 'il file non c’è.'));
    else
      try {
        raw[name] = parseJson(readFileSync(file, 'utf8'));
      } catch (error) {
        const [place = '', sentence = ''] = (error as Error).message.split(/: (.*)/s);
        broken.push(about(name).error(place, sentence));
      }
  }
  const reading = editionOf(raw);
  return { ...reading, findings: [...broken, ...reading.findings], raw };
}
