import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type DataName, dataFiles } from './schema/data-files.ts';
import type { Meta } from './schema/meta.ts';

type Path = readonly (string | number)[];
export type Issue = { path: Path; message: string };
/** `of`: the name of the venue, the activity, … that is asked about. */
export type Unanswered = { path: Path; meta: Meta & { question: string }; sample: unknown; of: string };
export type Data<Name extends DataName> = z.output<(typeof dataFiles)[Name]>;

/** The schema without `nullable`, `readonly` and transforms around it. */
export const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly
    ? bare(schema.unwrap())
    : schema instanceof z.ZodPipe
      ? bare(schema.in)
      : schema;
const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Puts the sample in the place of every `null` that has a question, and `null` where an optional field is missing. */
function fill(
  schema: z.core.$ZodType,
  value: unknown,
  questions: { count: number; unanswered: Unanswered[] },
  path: Path = [],
  of = '',
): unknown {
  const meta = z.globalRegistry.get(schema) as Meta | undefined;
  const place = path.findLast((step) => typeof step === 'number') ?? 0;
  if (meta?.question) questions.count += 1;
  if ((value === null || value === undefined) && meta?.question) {
    const { question, samples = [meta.sample] } = meta;
    const sample = samples[Number(place) % samples.length];
    questions.unanswered.push({ path, meta: { ...meta, question }, sample, of });
    return sample;
  }
  if (value === undefined && accepts(schema, null)) return null;
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, at) =>
      fill(inner.element, item, questions, [...path, at], String(item?.name ?? `${meta?.title ?? ''} ${at + 1}`)),
    );
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(inner.shape).map(([name, field]) => {
    const filled = fill(field, (value as Record<string, unknown>)[name], questions, [...path, name], of);
    return [name, filled] as const;
  });
  return { ...value, ...Object.fromEntries(entries.filter(([, filled]) => filled !== undefined)) };
}

/** The value of a data file: validated, with samples where nobody has answered yet. `value` is set if there are no issues. */
export function parseData<Name extends DataName>(name: Name, raw: unknown) {
  const schema = dataFiles[name];
  const questions = { count: 0, unanswered: [] as Unanswered[] };
  const filled = fill(schema, raw, questions);
  const result = z.safeParse(schema, filled, { reportInput: true });
  const issues = (result.error?.issues ?? []).flatMap((issue): Issue[] => {
    const path = issue.path as Path;
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...path, key], message: issue.message }))
      : [{ path, message: issue.message }];
  });
  return { value: result.data as Data<Name> | undefined, filled, issues, ...questions };
}

const TOKEN = /\s*(?:[{}[\],:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|$)/y;

/** @throws an Error that names line and column */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    let offset = Number(/at position (\d+)/.exec((error as Error).message)?.[1] ?? Number.NaN);
    for (TOKEN.lastIndex = 0; Number.isNaN(offset); ) {
      const from = TOKEN.lastIndex;
      if (!TOKEN.test(text) || TOKEN.lastIndex === text.length) offset = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
    }
    const lines = text.slice(0, offset).split('\n');
    throw new Error(`riga ${lines.length}, colonna ${(lines.at(-1) ?? '').length + 1}: qui, o poco prima, un segno manca o è di troppo.`);
  }
}

export const dataPath = (name: DataName) => new URL(`data/${name}.json`, import.meta.url);

/**
 * The data of `content/data/<name>.json`. In the site's bundles `build/data-modules.ts` puts the value in the place of
 * the module that asks for it, so that no visitor downloads the schemas.
 */
export function readData<Name extends DataName>(name: Name): Data<Name> {
  const { value, issues } = parseData(name, parseJson(readFileSync(dataPath(name), 'utf8')));
  if (value === undefined)
    throw new Error(issues.map(({ path, message }) => `${name}.json › ${path.join('.')}: ${message}`).join('\n'));
  return value;
}
