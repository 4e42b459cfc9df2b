import { once } from 'node:events';
import { join } from 'node:path';
import { startTool } from '#tests/local/processes.ts';
import { largeEdition } from './large-edition.ts';
import { table } from './report.ts';

const size = { venues: 30, activities: 60 };
const mostSeconds = { build: 60 };

async function timed(cwd: string, script: string, ...args: string[]) {
  const start = performance.now();
  const child = startTool(script, args, { cwd, output: 'kept', env: { NODE_ENV: 'production' } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (printed += piece));
  const [code] = await once(child, 'close');
  return { code, printed, seconds: (performance.now() - start) / 1000 };
}

/**
 * An edition of thirty venues and sixty activities, checked and built: how long that takes, and which page of it is
 * beyond its budget. Returns a text; `isGood` when the build passed, in its time.
 */
export async function growth(): Promise<{ isGood: boolean; report: string }> {
  const copy = largeEdition(size);
  try {
    const check = await timed(copy.path, join(copy.path, 'frontend/build/content-check/run.ts'));
    if (check.code !== 0) throw new Error(`The generated edition is not in order:\n${check.printed}`);
    const built = await timed(copy.path, 'vite/bin/vite.js', 'build');
    const [, weights = built.printed] = /(kB, brotli[\s\S]*)/.exec(built.printed) ?? [];
    const rows = [
      ['content check', `${check.seconds.toFixed(1)} s`, ''],
      ['build', `${built.seconds.toFixed(1)} s`, `${mostSeconds.build} s`],
    ];
    return {
      isGood: built.code === 0 && built.seconds <= mostSeconds.build,
      report: `${size.venues} venues, ${size.activities} activities\n\n${weights.trim()}\n\n${table(['', 'taken', 'at most'], rows)}`,
    };
  } finally {
    copy.remove();
  }
}
