import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { bare } from '#frontend/content/read-data.ts';
import { type DataName, dataFiles } from '#frontend/content/schema/data-files.ts';
import { root } from '../processes.ts';

/** A sentence for the person who edits. */
export class Refusal extends Error {}

const fileOf = (name: DataName) => `frontend/content/data/${name}.json`;
const pathOf = (name: DataName) => join(root, fileOf(name));

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

/** Atomic write: temporary file, then rename. */
export function writeSafely(path: string, content: string | Uint8Array) {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      code === 'ENOSPC'
        ? 'Il disco è pieno: non è stato salvato niente. Libera spazio e riprova.'
        : `Non si può scrivere il file (${code}): non è stato salvato niente.`,
    );
  }
}

/** @param version of the file that the form had read */
export function save(name: DataName, value: unknown, version: string) {
  if (readText(name).version !== version)
    throw new Refusal(
      'Qualcuno ha salvato questa parte da un’altra finestra. Copia quello che vuoi tenere; poi «Annulla» e una ricarica della pagina mostrano quello che c’è.',
    );
  writeSafely(pathOf(name), `${JSON.stringify(inOrder(dataFiles[name], value), null, 2)}\n`);
}

/** Puts back the file as it was last committed. */
export function restore(name: DataName) {
  try {
    writeSafely(
      pathOf(name),
      execFileSync('git', ['show', `HEAD:${fileOf(name)}`], { cwd: root, stdio: 'pipe' }),
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('Questa parte non è mai stata salvata in git: non c’è una versione di prima.');
  }
}
