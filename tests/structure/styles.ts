import { basename } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** An id in a selector: modules rename ids, and nothing in the page has the new name. */
const idSelector = /#[a-z_][^{};]*\{/i;

/** Without comments and addresses, in which a dot begins no class. */
const classesIn = (css: string) => {
  const rules = css.replace(/\/\*.*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/gs, '');
  return new Set([...rules.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
};

/** Class names that do not exist or that nobody uses, and modules whose names collide in the built style. */
export function wrongStyles(files: SourceFile[], styles: Record<string, string>): string[] {
  const problems: string[] = [];
  const paths = Object.keys(styles);
  for (const [index, path] of paths.entries()) {
    const other = paths.slice(0, index).find((one) => basename(one) === basename(path));
    if (other) problems.push(`${path} and ${other}: their class names would collide`);
  }
  for (const [path, css] of Object.entries(styles)) {
    if (idSelector.test(css.replace(/\/\*.*?\*\//gs, '')))
      problems.push(`${path}: an id, which CSS modules rename`);
    // A class that another module composes counts as used.
    const composed = Object.values(styles).flatMap((other) =>
      [...other.matchAll(/composes:\s*([\w\s]+?)\s+from\s+['"]([^'"]+)/g)].flatMap(
        ([, names = '', from = '']) => (basename(from) === basename(path) ? names.split(/\s+/) : []),
      ),
    );
    const users = files.filter(({ imports }) => imports.some((one) => one.path === path));
    if (users.length === 0 && composed.length === 0) problems.push(`${path}: nobody imports it`);
    const classes = classesIn(css);
    const code = users.map((user) => user.code).join('\n');
    for (const user of users)
      for (const [, name = ''] of user.code.matchAll(/\bstyles\.(\w+)/g))
        if (!classes.has(name)) problems.push(`${user.path}: ${path} has no class ${name}`);
    // `styles[tone]` may mean any of them.
    if (!/\bstyles\[/.test(code))
      for (const name of classes)
        if (!composed.includes(name) && !new RegExp(`\\bstyles\\.${name}\\b`).test(code))
          problems.push(`${path}: nobody uses .${name}`);
  }
  return problems;
}
