import { offlineCacheName } from '#frontend/content/organisation/offline-cache-name.ts';
import { offlineScope } from './offline-cache.ts';
import { knownSince } from './pending-sign-out.ts';

/** Delays the downloads behind the first work after signing in. */
const delayMs = 2000;

/**
 * Keeps this page's files, and those that `loadLater` imports, until the session ends; members-worker.js serves them
 * without a connection. Returns the function that stops it.
 */
export function keepOffline(loadLater: () => Promise<unknown>): () => void {
  const since = knownSince();
  let isStopped = false;
  // Another tab may sign out meanwhile.
  const isOver = () => isStopped || knownSince() !== since;
  // Without a connection, or where the browser blocks it, the area works as long as the page is open.
  setTimeout(
    () => navigator.onLine && !isOver() && keepFiles(isOver, loadLater).catch(() => undefined),
    delayMs,
  );
  return () => {
    isStopped = true;
  };
}

/** Fetches a file; throws for an answer that is no success, which must never stand in for the file. */
export async function fetchFile(address: string): Promise<{ address: string; answer: Response }> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return { address, answer };
}

async function keepFiles(isOver: () => boolean, loadLater: () => Promise<unknown>) {
  await navigator.serviceWorker.register('/members-worker.js', { scope: offlineScope });
  if (isOver()) return;
  // Asks before importing: the server refuses a file of the area without a session, and browsers log that.
  const session = await fetch('/api/session');
  const { signedIn } = await session.clone().json();
  if (!signedIn || isOver()) return;
  await loadLater();
  // Downloads under way are not aborted: Firefox logs an error for each one that passes through the worker.
  if (isOver()) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^(?:\/members)?\/assets\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
  // The staff area's own files first: the session may end any moment.
  const addresses = [...new Set(files)].sort((one, other) => other.localeCompare(one));
  const fetched: Awaited<ReturnType<typeof fetchFile>>[] = [];
  // One at a time: the server refuses those that are on their way when the session ends, and browsers log that.
  for (const address of [...addresses, offlineScope]) {
    if (isOver()) return;
    fetched.push(await fetchFile(address));
  }
  if (isOver()) return;
  const cache = await caches.open(offlineCacheName);
  await cache.put('/api/session', session);
  // The page comes last: with it the area opens, and by then all its files are there.
  for (const { address, answer } of fetched) {
    if (isOver()) break;
    await cache.put(address, answer);
  }
  const current = new Set([...addresses, offlineScope, '/api/session']);
  for (const { url } of await cache.keys()) if (!current.has(new URL(url).pathname)) await cache.delete(url);
  if (isOver()) await caches.delete(offlineCacheName);
}
