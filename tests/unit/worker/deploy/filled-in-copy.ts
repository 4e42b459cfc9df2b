import { execFileSync } from 'node:child_process';
import { parseData } from '#frontend/content/read-data.ts';
import { type DataName, dataFiles } from '#frontend/content/schema/data-files.ts';
import { scratchCopy } from '#tests/fixtures/scratch-copy.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd });

export const commitAll = (cwd: string) => {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--no-verify', '--message', 'as it is');
};

/** Values that stand where samples stood: a sample is no answer. */
const answers: [sample: string | RegExp, answer: string][] = [
  [/ ?\(esempio\)/g, ''],
  [/http:\/\/(127\.0\.0\.1|localhost):\d+/g, 'https://partner.test'],
  ['example.com', 'campo.test'],
  ['"00000000000"', '"12345678903"'],
  ['"00000"', '"00144"'],
  ['+39 000', '+39 06'],
];

/** A copy of the repository in which every question is answered and the database has an id, all in git. */
export const filledInCopy = () => {
  const { path, edit, remove } = scratchCopy('deploy');
  for (const name of Object.keys(dataFiles) as DataName[])
    edit(`frontend/content/data/${name}.json`, (text) => {
      const { filled } = parseData(name, JSON.parse(text));
      return answers.reduce(
        (changed, [sample, answer]) => changed.replaceAll(sample, answer),
        JSON.stringify(filled, null, 2),
      );
    });
  // The first id is the site's own, the second that of the previews.
  edit('wrangler.toml', (text) =>
    text.replace(/database_id = ".*"/, 'database_id = "0d2f7b6a-1c34-4f1e-9d55-7a3b8c9d0e1f"'),
  );
  git(path, 'init', '--quiet');
  commitAll(path);
  return { path, remove };
};
