import { storedItems } from '#frontend/content/storage.ts';

const { name } = storedItems.membersOffline;
const scope = '/members';

const isSupported = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Keeps what this page is made of, for as long as the session lasts; members-worker.js gives it back without a connection. */
export function keepOffline(): void {
  // Where the browser does not allow it, or the connection goes meanwhile, the area works as it does without.
  if (isSupported()) keepFiles().catch(() => undefined);
}

async function keepFiles() {
  await navigator.serviceWorker.register('/members-worker.js', { scope });
  const files = performance
    .getEntriesByType('resource')
    .map(({ name: address }) => new URL(address))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^(?:\/members)?\/assets\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
  const addresses = [...new Set(files), scope, '/api/session'];
  const cache = await caches.open(name);
  // The page last: what it needs must be there before it is.
  await cache.addAll(addresses.slice(0, -2));
  await cache.addAll(addresses.slice(-2));
  for (const { url } of await cache.keys())
    if (!addresses.includes(new URL(url).pathname)) await cache.delete(url);
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
