import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#worker/local/processes.ts';
import { missingEngines } from './engines/engines.ts';

export const results = join(root, 'tests/results');
export const dist = join(results, 'dist');

export type Count = { passed: number; failed: number };

export type Stage = {
  name: string;
  script: string;
  args: string[];
  /** Tests that ran; without it the stage is one check, which its exit status decides. */
  count?: () => Count | undefined;
  /** First line of the failures in the output. */
  failures?: RegExp;
  /** Names the part of the stage, or all of it, that this machine cannot run. */
  missing?: () => { sentence: string; isAll: boolean } | undefined;
  /** Turns the words after the stage's name into arguments of its tool. */
  filter?: (words: string[]) => string[];
};

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

const vitest = (project: string): Stage => {
  const report = join(results, `${project}.json`);
  return {
    name: project,
    script: 'vitest/vitest.mjs',
    args: [
      ...['run', '--config', join(root, 'tests/vitest.config.ts'), '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count: () => {
      const found = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
      return found && { passed: found.numPassedTests, failed: found.numFailedTests };
    },
    failures: /^⎯.* (Failed|Unhandled) /m,
  };
};

const playwright = (name: string): Stage => ({
  name,
  script: 'playwright/cli.js',
  args: ['test', '--config', join(root, `tests/${name}/playwright.config.ts`)],
  count: () => {
    type Report = { stats: { expected: number; unexpected: number; flaky: number } };
    const found = readReport<Report>(join(results, `${name}.json`));
    return found && { passed: found.stats.expected, failed: found.stats.unexpected + found.stats.flaky };
  },
  failures: /^ {2}1\) /m,
  filter: (words) => (words[0]?.startsWith('-') ? words : ['--grep', words.join('|')]),
});

export const build: Stage = { name: 'build', script: 'vite/bin/vite.js', args: ['build', '--outDir', dist] };
export const browser = playwright('browser');
export const unit = vitest('unit');
export const worker = vitest('worker');
export const otherEngines: Stage = { ...playwright('engines'), missing: missingEngines };
export const checks: Stage[] = [
  { name: 'types', script: 'typescript/bin/tsc', args: ['-b'] },
  { name: 'lint', script: '@biomejs/biome/bin/biome', args: ['ci'] },
  { name: 'structure', script: join(root, 'tests/structure/check.ts'), args: [] },
  { name: 'content', script: join(root, 'frontend/content/check/run.ts'), args: [] },
];
/** By its name alone: it takes as long as the rest. */
export const editions: Stage = { name: 'editions', script: join(root, 'tests/editions.ts'), args: [] };
