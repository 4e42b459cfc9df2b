import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './processes.ts';

/** The repository in the temporary folder, to be changed at will. `edit` rewrites a file by its path from the root. */
export const scratchCopy = (name: string) => {
  const path = mkdtempSync(join(tmpdir(), `fun-village-${name}-`));
  for (const entry of [
    'frontend',
    'worker',
    'tests',
    'package.json',
    'package-lock.json',
    '.gitignore',
    'vite.config.ts',
    'wrangler.toml',
    'tsconfig.json',
  ])
    cpSync(join(root, entry), join(path, entry), { recursive: true });
  // Packages are shared. What builds keep beside them is copied, without the pages of the last one.
  mkdirSync(join(path, 'node_modules'));
  const cache = 'node_modules/.cache';
  if (existsSync(join(root, cache)))
    cpSync(join(root, cache), join(path, cache), {
      recursive: true,
      filter: (file) => basename(file) !== 'prerender',
    });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(path, 'node_modules', name));
  return {
    path,
    edit: (file: string, change: (text: string) => string) =>
      writeFileSync(join(path, file), change(readFileSync(join(path, file), 'utf8'))),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
};
