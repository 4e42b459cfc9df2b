import { storedItems } from '#frontend/content/organisation/storage.ts';

const { name } = storedItems.membersOffline;
const scope = '/members';

const isSupported = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Whoever has just come in has something to do; the files can wait that long. */
const quietMs = 2000;

/**
 * Keeps what this page is made of, for as long as the session lasts; members-worker.js gives it back without a
 * connection. Gives the function that stops it.
 */
export function keepOffline(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // Where the browser does not allow it, or the connection goes meanwhile, the area works as it does without.
  if (isSupported())
    setTimeout(
      () => navigator.onLine && !signal.aborted && keepFiles(signal).catch(() => undefined),
      quietMs,
    );
  return () => leaving.abort();
}

async function keepFiles(signal: AbortSignal) {
  const registration = await navigator.serviceWorker.register('/members-worker.js', { scope });
  if (signal.aborted) {
    await registration.unregister();
    return;
  }
  // Nothing is broken off when somebody leaves: Firefox writes an error for each answer that the worker was passing on.
  const session = await fetch('/api/session');
  const { signedIn } = await session.clone().json();
  if (!signedIn || signal.aborted) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name: address }) => new URL(address))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^(?:\/members)?\/assets\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
  // The staff area's own come first: the session may end any moment.
  const addresses = [...new Set(files)].sort((one, other) => other.localeCompare(one));
  const fetchWhole = async (address: string) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    return { address, answer };
  };
  const fetched = await Promise.all([...addresses, scope].map(fetchWhole));
  if (signal.aborted) return;
  const cache = await caches.open(name);
  // The page itself is the last file: what it needs is there before it is.
  for (const { address, answer } of fetched) await cache.put(address, answer);
  await cache.put('/api/session', session);
  const current = new Set([...addresses, scope, '/api/session']);
  for (const { url } of await cache.keys()) if (!current.has(new URL(url).pathname)) await cache.delete(url);
  if (signal.aborted) await caches.delete(name);
}

/** Nothing of the staff area stays on the device. */
export function forgetOffline(): void {
  if (!isSupported()) return;
  void caches.delete(name).catch(() => undefined);
  navigator.serviceWorker
    .getRegistration(scope)
    .then((registration) => registration?.unregister())
    .catch(() => undefined);
}
