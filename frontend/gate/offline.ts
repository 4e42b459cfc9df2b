import { offlineCacheName } from '#frontend/content/organisation/offline-cache-name.ts';
import { offlineScope } from './offline-cache.ts';
import { knownSince } from './pending-sign-out.ts';

/** Lets the first work after signing in go ahead of the downloads. */
const delayMs = 2000;

/**
 * Keeps this page's files until the session ends; members-worker.js serves them without a connection. Returns the
 * function that stops it.
 */
export function keepOffline(): () => void {
  const since = knownSince();
  let isStopped = false;
  // Another tab may sign out meanwhile.
  const isOver = () => isStopped || knownSince() !== since;
  // Without a connection, or where the browser blocks it, the area works as long as the page is open.
  setTimeout(() => navigator.onLine && !isOver() && keepFiles(isOver).catch(() => undefined), delayMs);
  return () => {
    isStopped = true;
  };
}

async function keepFiles(isOver: () => boolean) {
  const registration = await navigator.serviceWorker.register('/members-worker.js', { scope: offlineScope });
  if (isOver()) {
    await registration.unregister();
    return;
  }
  // Downloads under way are not aborted: Firefox logs an error for each one that passes through the worker.
  const session = await fetch('/api/session');
  const { signedIn } = await session.clone().json();
  if (!signedIn || isOver()) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^(?:\/members)?\/assets\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
  const addresses = new Set([...files, offlineScope]);
  const cache = await caches.open(offlineCacheName);
  await cache.put('/api/session', session);
  // All or none: with the page the area opens, and by then all its files are there.
  await cache.addAll(addresses);
  for (const { url } of await cache.keys())
    if (!addresses.has(new URL(url).pathname) && !url.endsWith('/api/session')) await cache.delete(url);
  if (isOver()) await caches.delete(offlineCacheName);
}
