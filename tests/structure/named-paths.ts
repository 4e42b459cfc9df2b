import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** With a folder; one with `<` or `*` in it stands for many. */
const namedPath = /`(\w[\w./-]*\/[\w.-]+\.(?:tsx?|css|md|toml|sql))`/g;

/** Files that a document names, or a comment in backticks, and that are not there. */
export function missingPaths(): string[] {
  const paths = globSync('{*.{md,ts},{frontend,worker,tests}/**/*.{md,ts,tsx,css,toml,sql}}', {
    cwd: root,
    exclude: (name) => /node_modules|results/.test(name),
  });
  // The operator may delete files that the recipes name.
  const texts = paths.filter(
    (path) => /\.(md|tsx?|css)$/.test(path) && !path.startsWith('frontend/content/'),
  );
  return texts.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(namedPath)].flatMap(([, name = '']) =>
      paths.some((one) => `/${one}`.endsWith(`/${name}`)) ? [] : [`${path}: there is no ${name}`],
    ),
  );
}
