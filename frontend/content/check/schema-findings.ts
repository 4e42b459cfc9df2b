import type * as z from 'zod';
import { type Part, partsOf } from '../schema/content-files.ts';
import type { Modules } from './content-modules.ts';
import { about, type Finding } from './finding.ts';

type Issue = z.core.$ZodIssue;

const fieldOf = (start: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (field, name) =>
      typeof name === 'number' ? `${field}[${name}]` : field ? `${field}.${String(name)}` : String(name),
    start,
  );

/** Replaces a union's issue by those of the closest member. */
const flat = (issue: Issue, path: readonly PropertyKey[] = []): Issue[] => {
  const at = { ...issue, path: [...path, ...issue.path] };
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ ...at, path: [...at.path, key], input: undefined }) as Issue);
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [at];
  const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return closest.flatMap((inner) => flat(inner, at.path));
};

/** One finding per field that does not follow its schema. */
function issuesOf({ value, schema }: Part): Issue[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const all = issues.flatMap((issue) => flat(issue));
  return all.filter(({ path }, at) => all.findIndex((one) => one.path.join() === path.join()) === at);
}

const schemaFindings = (file: string, part: Part): Finding[] =>
  issuesOf(part).map(({ path, message, input }) => ({
    ...about(file).error(fieldOf(part.field, path) || '(file)', message),
    ...(typeof input !== 'object' && input !== undefined && { value: String(input) }),
  }));

export const moduleFindings = (modules: Modules): Finding[] =>
  [...modules].flatMap(([file, module]) =>
    partsOf(file.replace('frontend/content/', ''), module).flatMap((part) => schemaFindings(file, part)),
  );

/** A copy without the values that the schema refuses: rules find nothing in what is not there. */
export function soundPart<Value>(value: Value, schema: z.ZodType): Value {
  const copy = structuredClone(value);
  for (const { path } of issuesOf({ field: '', value, schema })) {
    const [last, ...owners] = [...path].reverse();
    const owner = owners.reverse().reduce<unknown>((group, name) => (group as never)?.[name as never], copy);
    if (last !== undefined && typeof owner === 'object' && owner !== null)
      (owner as Record<PropertyKey, unknown>)[last] = undefined;
  }
  return copy;
}
