/** The staff area's files, kept for offline use. */
export const offlineCache = 'members-offline';
export const offlineScope = '/members';

/** `caches` and `navigator.serviceWorker` throw where a browser blocks storage, and nothing is kept there. */
const attempt = (task: () => Promise<unknown>) =>
  Promise.resolve()
    .then(task)
    .catch(() => undefined);

/** Removes the staff area's files and its service worker from this device. */
export function deleteOffline(): void {
  void attempt(() => caches.delete(offlineCache));
  void attempt(async () => (await navigator.serviceWorker.getRegistration(offlineScope))?.unregister());
}

/** Removes the files once the time of their session is over; called on every page. */
export const deleteExpired = (): Promise<unknown> =>
  attempt(async () => {
    if (!(await caches.has(offlineCache))) return;
    const session = await (await caches.open(offlineCache)).match('/api/session');
    const { expiresAt } = (await session?.json()) ?? {};
    if (!(Date.parse(expiresAt) > Date.now())) deleteOffline();
  });
