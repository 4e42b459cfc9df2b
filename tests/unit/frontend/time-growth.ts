import { performance } from 'node:perf_hooks';
import { createContext, Script } from 'node:vm';

/** Four times as much as a description or a post may hold, so that quadratic work stands out. */
const LENGTH = 16_000;
/** Below this the clock measures itself; quadratic work takes far longer. */
const MEASURABLE_MS = 2;
const TIMEOUT_MS = 20_000;

const context = createContext({ run: () => undefined });
const script = new Script('run()');

/** A busy machine only adds time: the best of several runs is the work. */
function workMs(run: () => unknown, runs: number): number {
  context.run = run;
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    // Interrupts a regular expression that would backtrack for hours.
    script.runInContext(context, { timeout: TIMEOUT_MS });
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Factor by which the work grows when the text doubles; 0 where it is too small to measure. */
export function timeGrowth(read: (text: string) => unknown, unit: string, end = ''): number {
  const textOf = (length: number) => unit.repeat(Math.ceil(length / unit.length)) + end;
  const [half, whole] = [textOf(LENGTH / 2), textOf(LENGTH)];
  if (workMs(() => read(whole), 1) < MEASURABLE_MS) return 0;
  let growth = Number.POSITIVE_INFINITY;
  // Linear work is near 2 and quadratic near 4; only noise is worth a second look.
  for (let tries = 0; tries < 6 && growth > 3; tries += 1)
    growth = Math.min(growth, workMs(() => read(whole), 3) / workMs(() => read(half), 3));
  return growth;
}
