/** In this tab's storage. */
export const lastReloadKey = 'last-reload';
const HOUR_MS = 3_600_000;

/** Whether this tab may reload, at most once an hour. Without storage it never may: it could not stop. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(lastReloadKey)) < HOUR_MS) return false;
    sessionStorage.setItem(lastReloadKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads at most once an hour, and only if the server answers: the page that is there can be read. Browsers keep a failed
 * import for failed, and after a deploy the file of an older page is gone.
 */
export async function reloadOnce(): Promise<void> {
  const answer = await fetch('').catch(() => undefined);
  if (answer?.ok && mayReload()) location.reload();
}
