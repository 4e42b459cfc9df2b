import { reloadOnce } from '#frontend/early/reload-once.ts';

type Load<T> = () => Promise<T>;

const retryMs = 5000;
const isBrowser = typeof location !== 'undefined';

/**
 * A part whose script does not come (a tunnel, a full cell) is tried again. Most engines keep a failed import for failed,
 * and after a new edition the file is gone for good: then a fresh document helps.
 */
export async function loadPatiently<T>(load: Load<T>, attempt = 1): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isBrowser) throw error;
    if (attempt > 1) await reloadOnce();
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryMs * attempt);
    });
    return loadPatiently(load, attempt + 1);
  }
}

/**
 * The module whose import has just failed, under an address that the engine does not hold for failed; its error names it in Chromium
 * and Firefox, elsewhere it is rejected once more. For a module that no other imports, which would get a copy of its own.
 */
export function importAgain<T>(error: unknown): Promise<T> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
  return address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : Promise.reject(error);
}

/** The page at this address as its document, which can be read without scripts and of which the browser shows that it is coming. */
export function loadWhole() {
  // Reloaded it would begin where the page before it is scrolled to, and from its own address on an anchor loads nothing.
  const { href } = location;
  history.replaceState(null, '', '?');
  location.replace(href);
}

let hasArrived = false;
let onTheirWay = 0;

/** Whether the script of a page is still to come; one that is here is only being drawn. */
export const isPageAwaited = () => onTheirWay > 0;

/**
 * The script of a page. The first one is drawn already and can wait; one gone to by a link that is missing, say after a
 * new edition, is a reason to load the page whole.
 */
export async function loadPage<T>(load: Load<T>): Promise<T> {
  onTheirWay += 1;
  try {
    return await (hasArrived ? load() : loadPatiently(load));
  } catch (error) {
    if (!isBrowser) throw error;
    // Engines reject what is on its way when the visitor leaves the page, which loading it at once would prevent.
    setTimeout(loadWhole, 500);
    return new Promise(() => {});
  } finally {
    onTheirWay -= 1;
    hasArrived = true;
  }
}
