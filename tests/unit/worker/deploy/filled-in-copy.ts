import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { scratchCopy } from '#tests/fixtures/scratch-copy.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd });

export const commitAll = (cwd: string) => {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--no-verify', '--message', 'as it is');
};

/** A copy of the repository in which every placeholder is filled in by its sample and the database has an id, all in git. */
export const filledInCopy = () => {
  const { path, edit, remove } = scratchCopy('deploy');
  for (const file of globSync('frontend/{content,members}/**/*.{ts,tsx}', { cwd: path }))
    edit(file, (text) =>
      text
        // An operator replaces the whole call, its question included.
        .replaceAll(/\bplaceholder(<[^(]*>)?\(\s*'(?:[^'\\]|\\.)*',/g, "filledIn$1('',")
        .replaceAll(/\bplaceholder\b/g, 'filledIn'),
    );
  // The first id is the site's own, the second that of the previews.
  edit('wrangler.toml', (text) =>
    text.replace(/database_id = ".*"/, 'database_id = "0d2f7b6a-1c34-4f1e-9d55-7a3b8c9d0e1f"'),
  );
  git(path, 'init', '--quiet');
  commitAll(path);
  return { path, remove };
};
