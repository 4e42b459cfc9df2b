import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { bare, parseJson } from '#frontend/content/read-data.ts';
import { type DataName, dataFiles } from '#frontend/content/schema/data-files.ts';
import { root } from '../processes.ts';

/** A sentence for the person who edits. */
export class Refusal extends Error {}

const fileOf = (name: DataName) => `frontend/content/data/${name}.json`;
export const pathOf = (name: DataName) => join(root, fileOf(name));

export const isDataName = (name: string): name is DataName => Object.hasOwn(dataFiles, name);

/** The text of a data file, and the version that a save of it must name. */
export function readText(name: DataName): { text: string; version: string } {
  const text = readFileSync(pathOf(name), 'utf8');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

/** Entries in the order of the schema; `null` where one that may be missing is. */
function inOrder(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => inOrder(inner.element, one));
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const given = value as Record<string, unknown>;
  const known = Object.entries(inner.shape).map(([name, field]) => {
    const meta = z.globalRegistry.get(field) as { question?: string } | undefined;
    const mayBeNull = meta?.question !== undefined || z.safeParse(field, null).success;
    return [name, given[name] === undefined && mayBeNull ? null : inOrder(field, given[name])] as const;
  });
  return {
    ...Object.fromEntries(known),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !(name in inner.shape))),
  };
}

/** Atomic writes: every file beside its place, then renamed. */
export function writeSafely(files: readonly (readonly [path: string, content: string | Uint8Array])[]) {
  const temporary = (path: string) => `${path}.${process.pid}.tmp`;
  try {
    for (const [path, content] of files) writeFileSync(temporary(path), content);
    for (const [path] of files) renameSync(temporary(path), path);
  } catch (error) {
    for (const [path] of files) rmSync(temporary(path), { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      code === 'ENOSPC'
        ? 'Il disco è pieno: non è stato salvato niente. Libera spazio e riprova.'
        : `Nella cartella dei dati non si può scrivere (${code}): è di sola lettura? Non è stato salvato niente.`,
    );
  }
}

export const save = (values: [DataName, unknown][]) =>
  writeSafely(
    values.map(([name, value]) => [
      pathOf(name),
      `${JSON.stringify(inOrder(dataFiles[name], value), null, 2)}\n`,
    ]),
  );

/** The value of the file as it was last committed. */
export function publishedValue(name: DataName): unknown {
  let text: string;
  try {
    text = execFileSync('git', ['show', `HEAD:${fileOf(name)}`], { cwd: root, stdio: 'pipe' }).toString();
  } catch {
    throw new Refusal('Questa parte non è mai stata salvata in git: non c’è una versione di prima.');
  }
  return parseJson(text);
}
