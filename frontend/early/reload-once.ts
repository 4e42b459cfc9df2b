/** In this tab's storage. */
export const lastReloadKey = 'last-reload';
const HOUR_MS = 3_600_000;

/** Allows a reload of this address at most once an hour; none without storage, where reloads could loop. */
function mayReload(): boolean {
  try {
    const [path, time] = sessionStorage.getItem(lastReloadKey)?.split(' ') ?? [];
    if (path === location.pathname && Date.now() - Number(time) < HOUR_MS) return false;
    sessionStorage.setItem(lastReloadKey, `${location.pathname} ${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads after a failed import: browsers remember the failure, and after a deploy the files of an older page are gone.
 * Only if the server answers: without it the page on the screen is all there is to read.
 */
export async function reloadOnce(): Promise<void> {
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  if (!answer?.ok || !mayReload()) return;
  // `reload` would restore the scroll position of the page before, and an address that differs by its anchor alone loads nothing.
  const { href } = location;
  history.replaceState(null, '', '?');
  location.replace(href);
}
