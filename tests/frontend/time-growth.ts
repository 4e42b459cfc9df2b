import { performance } from 'node:perf_hooks';
import { runInNewContext } from 'node:vm';

/** As much as a description or a post may hold. */
const LENGTH = 4_000;
const MAX_LENGTH = 16 * LENGTH;
/** Below this the clock measures itself; quadratic work is above it at the greatest length. */
const MEASURABLE_MS = 2;
const TIMEOUT_MS = 20_000;

/** A busy machine only adds time: the best of several runs is the work. */
function workMs(run: () => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    // Interrupts a regular expression that would backtrack for hours.
    runInNewContext('run()', { run }, { timeout: TIMEOUT_MS });
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** How many times the work grows when the text becomes twice as long; 0 where it stays too small to be measured. */
export function timeGrowth(read: (text: string) => unknown, unit: string, end = ''): number {
  const workAt = (length: number, runs = 2) => {
    const text = unit.repeat(Math.ceil(length / unit.length)) + end;
    return workMs(() => read(text), runs);
  };
  for (let length = LENGTH; length <= MAX_LENGTH; length *= 2) {
    if (workAt(length) < MEASURABLE_MS) continue;
    let growth = Number.POSITIVE_INFINITY;
    // Linear work is near 2 and quadratic near 4; only noise is worth a second look.
    for (let tries = 0; tries < 4 && growth > 3; tries++)
      growth = Math.min(growth, workAt(length * 2, 3) / workAt(length, 3));
    return growth;
  }
  return 0;
}
