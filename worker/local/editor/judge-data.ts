import { type Edition, editionOf } from '#frontend/content/check/edition.ts';
import { editionFindings } from '#frontend/content/check/edition-rules.ts';
import { fieldIn, isGroup, textsIn } from '#frontend/content/check/entries.ts';
import { proseFindings } from '#frontend/content/check/prose-rules.ts';
import { seasonYear } from '#frontend/content/check/season-rules.ts';
import { type PageWords, pageWordFindings } from '#frontend/content/check/site-rules.ts';
import { sampleFindings, textFindings } from '#frontend/content/check/word-rules.ts';
import type { Judgement, Path } from '#frontend/edit/edit-contract.ts';

type Values = Record<string, unknown>;

/** The path of an entry by the name that the check gives it, as far as it is there. */
function pathAt(value: unknown, field: string, base = ''): Path {
  if (!isGroup(value)) return [];
  for (const name of Object.keys(value)) {
    const named = fieldIn(value, name, base);
    if (field !== named && !field.startsWith(`${named}.`) && !field.startsWith(`${named}[`)) continue;
    const step = Array.isArray(value) ? Number(name) : name;
    return [step, ...(field === named ? [] : pathAt(value[name as never], field, named))];
  }
  const missing = field.slice(base ? base.length + 1 : 0);
  return /^\w+$/.test(missing) ? [missing] : [];
}

/** A venue writes its words from its data. */
const pagesOf = (activities: Edition['activities'] | undefined): PageWords[] =>
  (activities ?? []).flatMap(({ slug, page }) =>
    page?.title && page.description && page.updated
      ? [{ slug, file: 'frontend/content/data/activities.json', field: `${slug}.page`, words: page }]
      : [],
  );

const nameOf = (file: string) => file.replace(/^.*\/|\.json$/g, '');

/** Everything that the check says of these data files, with the paths of the form. */
export function judgeData(values: Values): Judgement {
  const reading = editionOf(values);
  const texts = Object.entries(values).flatMap(([name, value]) =>
    textsIn(value).map((one) => ({ ...one, file: `frontend/content/data/${name}.json` })),
  );
  const { season } = reading.edition;
  const findings = [
    ...editionFindings(reading),
    ...sampleFindings(texts),
    ...proseFindings(reading.edition, texts),
    ...textFindings(texts, season ? seasonYear(season) : ''),
    ...pageWordFindings(pagesOf(reading.edition.activities)),
  ];
  return {
    messages: findings.map(({ level, file, field, message }) => ({
      ...{ level, message },
      file: nameOf(file),
      path: pathAt(values[nameOf(file)], field),
    })),
    questionCount: reading.questionCount,
    questions: reading.questions.map(
      ({ file, path, of, sample, meta: { question, law = '', who = 'office' } }) => ({
        ...{ of, question, law, who, sample },
        name: nameOf(file) as never,
        path: [...path],
      }),
    ),
  };
}
