import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onStop, root, startTool, stopAllTools } from './local/processes.ts';

const results = join(root, 'tests/results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'e2e.json');

type Count = { passed: number; failed: number };

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

const countUnitTests = (): Count | undefined => {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
};

const countBrowserTests = (): Count | undefined => {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    browserReport,
  );
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
};

type Step = { name: string; script: string; args: string[]; count?: () => Count | undefined };

const doctor = 'tests/content/doctor.ts';
const steps: Step[] = [
  { name: 'types', script: 'typescript/bin/tsc', args: ['-b'] },
  { name: 'lint', script: '@biomejs/biome/bin/biome', args: ['ci'] },
  { name: 'content', script: join(root, doctor), args: [] },
  {
    name: 'unit and worker tests',
    script: 'vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: countUnitTests,
  },
  {
    name: 'browser tests',
    script: 'playwright/cli.js',
    args: ['test', '--config', join(root, 'tests/e2e/playwright.config.ts')],
    count: countBrowserTests,
  },
];

/** A step that fails without a failed test (it could not start, a hook broke) counts as one failure. */
const run = async ({ name, script, args, count }: Step): Promise<Count> => {
  console.info(`\n── ${name}`);
  const [code] = await once(startTool(script, args), 'exit');
  const { passed, failed } = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
};

onStop(() => stopAllTools().finally(() => process.exit(130)));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
for (const step of steps) {
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(step.name);
}
if (failedSteps.length > 0) console.info(`\nFailed: ${failedSteps.join(', ')} (details above)`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
