import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd });

export const commitAll = (cwd: string) => {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--no-verify', '--message', 'as it is');
};

/** A copy of the repository in which every placeholder is filled in by its sample and the database has an id, all in git. */
export const filledInCopy = () => {
  const copy = mkdtempSync(join(tmpdir(), 'fun-village-deploy-'));
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
    cpSync(join(root, entry), join(copy, entry), { recursive: true });
  // Packages are shared, the cache of the build beside them is not.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(copy, path), change(readFileSync(join(copy, path), 'utf8')));
  for (const path of globSync('frontend/{content,members}/**/*.{ts,tsx}', { cwd: copy }))
    edit(path, (text) =>
      text
        // Who fills one in replaces the whole call, also the words that ask for it.
        .replaceAll(/\bplaceholder(<[^(]*>)?\(\s*'(?:[^'\\]|\\.)*',/g, "filledIn$1('',")
        .replaceAll(/\bplaceholder\b/g, 'filledIn'),
    );
  // The first id is the site's own, the second that of the previews.
  edit('wrangler.toml', (text) =>
    text.replace(/database_id = ".*"/, 'database_id = "0d2f7b6a-1c34-4f1e-9d55-7a3b8c9d0e1f"'),
  );
  git(copy, 'init', '--quiet');
  commitAll(copy);
  return { path: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
};
