import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');

/** Each test that the page names, with the file before it. */
const named = page.split('\n').flatMap((line) => {
  let file = '';
  return [...line.matchAll(/`(tests\/[\w./-]+)`|«([^»]+)»/g)].flatMap(([, path, name]) => {
    if (path) file = path;
    return name && file ? [{ file, name }] : path ? [{ file, name: '' }] : [];
  });
});

it('names tests that exist, for every defence', () => {
  expect(named.filter(({ name }) => name).length).toBeGreaterThan(40);
  const missing = named.filter(({ file, name }) => {
    const path = join(root, file);
    if (!existsSync(path)) return true;
    return name !== '' && !readFileSync(path, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
