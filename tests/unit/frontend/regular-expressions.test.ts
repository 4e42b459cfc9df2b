import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { cleanAnswer } from '#frontend/members/generator/clean-answer.ts';
import { daysGiven } from '#frontend/members/generator/find-dates.ts';
import { findPersonalData } from '#frontend/members/generator/personal-data.ts';
import { prefixFromText } from '#frontend/members/photo-desk/prefix-from-text.ts';
import { visibleText } from '#worker/contract.ts';
import { isFitPasscode } from '#worker/passcode.ts';
import { refusesSetting } from '#worker/refused-setting.ts';
import { ThoughtFilter } from '#worker/thought-filter.ts';
import { timeGrowth } from './time-growth.ts';

const root = join(import.meta.dirname, '../../..');

const literals: { path: string; pattern: string; flags: string }[] = [];
const built = new Set<string>();

// Without a repetition an expression does the same for every letter.
const repeats = (pattern: string) => /[*+]|\{\d+,/.test(pattern);

// Every expression that reads a visitor's, a colleague's or a provider's text; content with its checks and form, builds,
// deploys and local stand-ins read this repository alone.
const readsRepository = /^frontend\/(?:build|content|edit)\/|^worker\/(?:deploy|local)\/|\.d\.ts$/;
for (const path of globSync('{frontend,worker}/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
  if (readsRepository.test(path)) continue;
  const collect = new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex && repeats(node.regex.pattern))
        literals.push({ path, ...node.regex });
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') built.add(path);
    },
  });
  collect.visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program);
}

/** By file: reads a text with the expressions that are put together there. */
const readers: Record<string, (text: string) => unknown> = {
  'frontend/members/generator/clean-answer.ts': (text) => cleanAnswer(text),
  'frontend/members/generator/find-dates.ts': (text) => daysGiven(text, '2025-06-16'),
  'frontend/members/photo-desk/prefix-from-text.ts': prefixFromText,
  'worker/contract.ts': visibleText,
  'worker/passcode.ts': isFitPasscode,
  'worker/refused-setting.ts': (errorText) => refusesSetting({ status: 400, errorText }, []),
  'worker/thought-filter.ts': (text) => new ThoughtFilter().add(text),
};

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

it('knows every expression that is put together', () => {
  expect([...built]).toEqual(Object.keys(readers));
});

it.each(Object.entries(readers))('%s does at most three times the work for twice the text', (_path, read) => {
  for (const unit of [...units, '9 giugno ', 'undici ', '<think>', '</', 'qwerty', '200'])
    for (const end of ends) expect(timeGrowth(read, unit, end), unit + end).toBeLessThanOrEqual(3);
});

it('finds private details in twice the text with at most three times the work', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = letters.flatMap((one) =>
    letters.map((two) => `Luca Rossi${one}${two} e un bimbo allergi${one}${two}. `),
  );
  const text = names.join('');
  expect(text.length).toBeGreaterThan(16_000);
  expect(timeGrowth(({ length }) => findPersonalData(text.slice(0, length)), ' ')).toBeLessThanOrEqual(3);
});
