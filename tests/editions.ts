import { once } from 'node:events';
import { join } from 'node:path';
import { onStop, startProgram, stopAllTools } from '#worker/local/processes.ts';
import { nextEdition, smallEdition } from './fixtures/edition/site-editions.ts';
import { scratchCopy } from './fixtures/scratch-copy.ts';

/** `npm test -- editions`: the tests that a season may turn red, on copies of the repository with other data. */
const editions = { next: nextEdition(), small: smallEdition() };
const runs = [['unit'], ['browser', 'season.spec|home.spec|venue.spec|print.spec|quote.spec']];

onStop(() => stopAllTools().finally(() => process.exit(130)));
for (const [name, files] of Object.entries(editions)) {
  const copy = scratchCopy(name);
  for (const [file, value] of Object.entries(files))
    copy.edit(`frontend/content/data/${file}.json`, () => `${JSON.stringify(value, null, 2)}\n`);
  for (const run of runs) {
    console.info(`\n${name}: ${run.join(' ')}`);
    const tests = startProgram(process.execPath, [join(copy.path, 'tests/run.ts'), ...run], {
      cwd: copy.path,
    });
    const [code] = await once(tests, 'exit');
    if (code !== 0) process.exitCode = 1;
  }
  copy.remove();
}
