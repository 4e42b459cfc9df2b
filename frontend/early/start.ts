import type { Early } from './early.ts';
import { reloadOnce } from './reload-once.ts';

const RETRY_MS = 5000;
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'];

/** Calls back once the page is loaded, painted and idle. Safari has no idle callback. */
function whenIdle(callback: () => void) {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => idle(callback), 200))),
  );
}

/**
 * Imports the page's scripts when the page is idle or at the first interaction, all at once: module scripts in the head
 * delay the largest paint. Failed imports are retried, ever more rarely; a missing file is a reason to reload.
 */
export function startPage({ data: { scripts } }: Early): void {
  let isStarted = false;
  let failures = 0;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
    } catch {
      failures += 1;
      setTimeout(() => {
        isStarted = false;
        void start();
      }, RETRY_MS * failures);
      if (failures > 1) await reloadOnce();
    }
  };
  for (const type of INTERACTIONS) addEventListener(type, start, { capture: true });
  whenIdle(start);
  // The staff area reports a missing script itself, and keeps the typed text.
  addEventListener('vite:preloadError', () => {
    if (location.pathname !== '/members') void reloadOnce();
  });
}
