import { offlineCacheName } from '#frontend/content/organisation/offline-cache-name.ts';

export const offlineScope = '/members';

/** `caches` and `navigator.serviceWorker` throw where a browser blocks storage, and nothing is kept there. */
const attempt = (task: () => Promise<unknown>) =>
  Promise.resolve()
    .then(task)
    .catch(() => undefined);

/** Removes the staff area's files and its service worker from this device. */
export function deleteOffline(): void {
  void attempt(() => caches.delete(offlineCacheName));
  void attempt(async () => (await navigator.serviceWorker.getRegistration(offlineScope))?.unregister());
}

/** Removes the files once their session has expired; called on every page. */
export const deleteExpired = (): Promise<unknown> =>
  attempt(async () => {
    if (!(await caches.has(offlineCacheName))) return;
    const session = await (await caches.open(offlineCacheName)).match('/api/session');
    const { expiresAt } = (await session?.json()) ?? {};
    if (!(Date.parse(expiresAt) > Date.now())) deleteOffline();
  });
