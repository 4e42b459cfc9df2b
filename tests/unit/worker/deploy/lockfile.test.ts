import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Locked = { integrity?: string; hasInstallScript?: true };

const readJson = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', name), 'utf8'));
const { '': _itself, ...packages }: Record<string, Locked> = readJson('package-lock.json').packages;
const { allowScripts } = readJson('package.json');

it('locks every package by its checksum', () => {
  const isLocked = ({ integrity }: Locked) => integrity?.startsWith('sha512-');
  expect(Object.keys(packages).filter((path) => !isLocked(packages[path] ?? {}))).toEqual([]);
});

it('runs no installer but those that were looked at', () => {
  const withInstaller = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const names = withInstaller.map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});
