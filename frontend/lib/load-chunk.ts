type Load<T> = () => Promise<T>;

const retryMs = 5000;
const isBrowser = typeof location !== 'undefined';

/** A document that was reloaded already would only be reloaded for ever. */
const isReloaded = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'reload';

/**
 * A part whose script does not come (a tunnel, a full cell) is tried again. Engines may keep a failed import for failed,
 * and after a new edition the file is gone for good: then a fresh document helps, once.
 */
export async function loadPatiently<T>(load: Load<T>, attempt = 1): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isBrowser) throw error;
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryMs);
    });
    if (attempt === 2 && navigator.onLine && !isReloaded()) location.reload();
    return loadPatiently(load, attempt + 1);
  }
}

let hasArrived = false;

/**
 * The script of a page. The first one is drawn already and can wait; one gone to by a link that is missing, say after a
 * new edition, is a reason to load the page whole.
 */
export async function loadPage<T>(load: Load<T>): Promise<T> {
  try {
    return await (hasArrived ? load() : loadPatiently(load));
  } catch (error) {
    if (!isBrowser) throw error;
    // Engines reject what is on its way when the visitor leaves the page, which a reload at once would prevent.
    setTimeout(() => location.reload(), 500);
    return new Promise(() => {});
  } finally {
    hasArrived = true;
  }
}
