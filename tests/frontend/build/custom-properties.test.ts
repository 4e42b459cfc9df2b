import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { customProperties } from '#frontend/build/custom-properties.ts';
import { token } from '#frontend/build/tokens.ts';

const { transform } = customProperties();
if (typeof transform !== 'object') throw new Error('custom-properties transforms nothing');
const handler = transform.handler as unknown as (style: string) => { code: string };
const published = (style: string) => handler(style).code;
const sheet = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../frontend/styles', name), 'utf8');

it('writes a token that no rule turns as its value, also within another', () => {
  expect(published('a{color:var(--dusk);padding:calc(2 * var(--space-4)) var(--gutter)}')).toBe(
    `a{color:${token('dusk')};padding:calc(2 * ${token('space-4')}) ${token('gutter').replaceAll(/\s+/g, ' ')}}`,
  );
  expect(published(sheet('tokens.css'))).not.toContain(token('dusk'));
  expect(published('a{--link:var(--dusk)}')).toMatch(new RegExp(`^a\\{--[a-z]+:${token('dusk')}\\}$`));
});

it('leaves one that a rule turns to be looked up, under the same letter wherever it stands', () => {
  const [, declared, used] = /(--\w+): ?red;color: ?var\((--\w+)\)/.exec(
    published('a{--text: red;color: var(--text)}'),
  ) ?? ['', 'no', 'match'];
  expect(declared).toBe(used);
  expect(published(sheet('tokens.css'))).toContain(`${declared}:`);
});

it('keeps what is not the site’s own as it is', () => {
  expect(published('a{width:var(--of-a-package, 1em)}')).toBe('a{width:var(--of-a-package, 1em)}');
});
