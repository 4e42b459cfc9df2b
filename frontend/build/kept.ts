import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './environments.ts';

const folder = join(root, 'node_modules/.cache/kept');

/** Short enough for a name, of all that something is made from. */
export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Several processes build at the same time (tests, a server beside a build): who reads gets the earlier file or this one, never half of one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}

/** What `make` gives, made once on this machine: `name` holds a hash of all that it is made from. Returns its file. */
export async function keptFile(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  const file = join(folder, name);
  try {
    await access(file);
  } catch {
    await writeWhole(file, await make());
  }
  return file;
}

/** The same, read. */
export const kept = async (...what: Parameters<typeof keptFile>): Promise<Buffer> =>
  readFile(await keptFile(...what));
