import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importWithRetry } from '#frontend/lib/import-with-retry.ts';

const page = new EventTarget();
/** Fails so many times, then gives the number of its attempts. */
const load = (failures: number) => {
  let loads = 0;
  return async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError('no network');
    return loads;
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('imports a failed part again as soon as the network is back', async () => {
  const loading = importWithRetry(load(1));
  await vi.advanceTimersByTimeAsync(1);
  page.dispatchEvent(new Event('online'));
  expect(await Promise.race([loading, vi.advanceTimersByTimeAsync(1).then(() => 'waiting')])).toBe(2);
});

it('imports a failed part every five seconds until it comes', async () => {
  const loading = importWithRetry(load(3));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await Promise.race([loading, vi.advanceTimersByTimeAsync(1).then(() => 'waiting')])).toBe(4);
});
