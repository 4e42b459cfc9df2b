import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { onStop, startTool, stopAllTools } from '#worker/local/processes.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';
import { buildSeconds } from './fixtures/build-day.ts';
import {
  browser,
  build,
  type Count,
  checks,
  dist,
  editions,
  otherEngines,
  results,
  type Stage,
  unit,
  worker,
} from './stages.ts';

/** Each lane runs in order beside the others, the longest first; together they keep two processors busy to the end. */
const lanes = [[browser], [unit], [...checks, worker, otherEngines]];
const stages = [build, ...lanes.flat(), editions];
const total: Count = { passed: 0, failed: 0 };
const broken = new Set<Stage>();
let isStopping = false;

/** Temporary folder of all stages: removed with what browsers and interrupted tests leave there. */
const scratch = mkdtempSync(join(tmpdir(), 'fun-village-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
/** The runner's own cache outlives them. */
const folders = { TMPDIR: scratch, PWTEST_CACHE_DIR: join(tmpdir(), 'fun-village-playwright') };

const logOf = (name: string) => join(results, `${name}.log`);
/** A log without colours and without what Chromium says about the machine. */
const read = (path: string) =>
  existsSync(path)
    ? stripVTControlCharacters(readFileSync(path, 'utf8'))
        .replace(/^ *(\[pid=\d+\]|<launch(ing|ed)>).*\n/gm, '')
        .trimEnd()
    : '';
const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n');

const report = (stage: Stage, { passed, failed }: Count, startedAt: number) => {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.info(`${stage.name.padEnd(10)}${counts.padEnd(24)}${seconds.padStart(6)} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed === 0) return;
  broken.add(stage);
  const printed = read(logOf(stage.name));
  const start = stage.failures ? printed.search(stage.failures) : 0;
  console.info(`\n${start < 0 ? lastLines(printed, 60) : printed.slice(start)}\n`);
  const served = (stage === browser || stage === otherEngines) && read(logOf('product'));
  if (served)
    console.info(`The product's last words (all of them in tests/results):\n${lastLines(served, 20)}\n`);
};

/** A stage that fails without a failed test (it could not start, a hook broke) counts as one failure. */
const run = async (stage: Stage, filter: string[], env: Record<string, string>) => {
  const missing = stage.missing?.();
  if (missing) console.info(`${stage.name.padEnd(10)}${missing.sentence}`);
  if (missing?.isAll) return;
  const startedAt = Date.now();
  const output = openSync(logOf(stage.name), 'w');
  const tool = startTool(stage.script, [...stage.args, ...filter], {
    output,
    env: { ...folders, ...env },
  });
  const [code] = await once(tool, 'exit');
  closeSync(output);
  if (isStopping) return;
  const { passed, failed } = stage.count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  report(stage, { passed, failed: code === 0 ? failed : Math.max(failed, 1) }, startedAt);
};

const runAll = async () => {
  const partners = await startPartners({ port: 0 });
  const env = {
    VITE_STAND_INS_ORIGIN: partners.url,
    NODE_ENV: 'production',
    SOURCE_DATE_EPOCH: String(buildSeconds),
  };
  const shared = { TEST_DIST: dist, TEST_PARTNERS_URL: partners.url };
  const built = run(build, [], env);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const stage of lane) {
        // The unit tests build too, from the first build's disk cache.
        if ([browser, unit, otherEngines].includes(stage)) await built;
        if (broken.has(build)) report(stage, { passed: 0, failed: 1 }, Date.now());
        else await run(stage, [], shared);
      }
    }),
  );
  await partners.close();
};

const [name, ...words] = process.argv.slice(2);
const chosen = stages.find((stage) => stage.name === name);
if (name !== undefined && !chosen) {
  console.error(`No stage is called ${name}: there are ${stages.map((stage) => stage.name).join(', ')}.`);
  process.exit(2);
}
onStop(() => {
  isStopping = true;
  return stopAllTools().finally(() => process.exit(130));
});
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (chosen) await run(chosen, words.length > 0 && chosen.filter ? chosen.filter(words) : words, {});
else await runAll();
if (!isStopping) console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
