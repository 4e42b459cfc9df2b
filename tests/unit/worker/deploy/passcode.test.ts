import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newPasscode } from '#worker/deploy/new-passcode.ts';
import { passcodeWords } from '#worker/deploy/passcode-words.ts';
import { readSettings } from '#worker/env.ts';

it('has words that are easy to type, each once', () => {
  expect(new Set(passcodeWords).size).toBe(passcodeWords.length);
  expect(passcodeWords.filter((word) => !/^[a-z]{3,10}$/.test(word))).toEqual([]);
});

it('draws a passcode of 60 bits or more, which the published gate accepts', () => {
  const words = newPasscode().split('-');
  expect(words.every((word) => passcodeWords.includes(word))).toBe(true);
  expect(words.length * Math.log2(passcodeWords.length)).toBeGreaterThanOrEqual(60);
  for (let draw = 0; draw < 100; draw += 1)
    expect(readSettings({ MEMBERS_PASSCODE: newPasscode(), OPENAI_API_KEY: 'k' }, false).problems).toEqual(
      [],
    );
});

it('draws every word, and never the same passcode twice', () => {
  const drawn = Array.from({ length: 5000 }, newPasscode);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(new Set(drawn.join('-').split('-')).size).toBe(passcodeWords.length);
});

it('says apart from the passcode that a new one ends the trust in devices', () => {
  const script = join(import.meta.dirname, '../../../../worker/deploy/passcode.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stdout).toMatch(/^[a-z]+(-[a-z]+)+\n$/);
  expect(stderr).toContain('toglie la fiducia a tutti i dispositivi, anche a quelli degli ex colleghi');
});
