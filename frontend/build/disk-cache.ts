import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './environments.ts';

const folder = join(root, 'node_modules/.cache/build');

/** The first 16 hex digits of SHA-256 over all parts. */
export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Atomic write: temporary file, then rename. Several processes build at the same time. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Like `diskCache`, but gives the path of the cached file. */
export async function cachedFile(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  const file = join(folder, name);
  try {
    await access(file);
  } catch {
    await writeAtomically(file, await make());
  }
  return file;
}

/** Disk cache of this machine: `name` must contain a hash of everything that `make` depends on. */
export const diskCache = async (...entry: Parameters<typeof cachedFile>): Promise<Buffer> =>
  readFile(await cachedFile(...entry));
