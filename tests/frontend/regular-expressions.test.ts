import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { timeGrowth } from './time-growth.ts';

const root = join(import.meta.dirname, '../..');

/** Every literal that reads a visitor's, a colleague's or a provider's text; builds, deploys and local stand-ins read this repository alone. */
const literals = globSync('{frontend,worker}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\/(?:build|deploy|local)\/|\.d\.ts$/.test(path))
  .toSorted()
  .flatMap((path) => {
    const found: { path: string; pattern: string; flags: string }[] = [];
    const collect = new Visitor({
      Literal: (node) => {
        if ('regex' in node && node.regex) found.push({ path, ...node.regex });
      },
    });
    collect.visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program);
    return found;
  });

const units = [
  'a',
  'A',
  '1',
  '1 ',
  '1.',
  ' ',
  '\n',
  ' \n',
  '.',
  '#a',
  '#a ',
  "a'",
  '_',
  'é',
  '\u0301',
  '\u200d',
  '😀',
];
const ends = ['a', '\u0001'];

it('finds the regular expressions of the site', () => {
  expect(literals.length).toBeGreaterThan(80);
});

it.each(literals)(
  '$path: /$pattern/$flags does at most three times the work for twice the text',
  ({ pattern, flags }) => {
    const expression = new RegExp(pattern, `${flags.replace(/[gy]/g, '')}g`);
    const own = new Set(pattern.match(/[A-Za-z]{2,}|[#"'<(,.:;/@_-]/g));
    const replaceAll = (text: string) => text.replace(expression, '');
    for (const start of ['', ...[...own].slice(0, 2)])
      for (const unit of [...units, ...own])
        for (const end of ends)
          expect(
            timeGrowth((text) => replaceAll(start + text), unit, end),
            start + unit + end,
          ).toBeLessThanOrEqual(3);
  },
);
