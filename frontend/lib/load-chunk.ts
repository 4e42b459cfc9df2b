type Load<T> = () => Promise<T>;

const retryMs = 5000;
const firstPath = typeof location === 'undefined' ? null : location.pathname;

/** A part whose script does not come (a tunnel, a full cell) stays as it was drawn and is tried again. */
export async function loadPatiently<T>(load: Load<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (firstPath === null) throw error;
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryMs);
    });
    return loadPatiently(load);
  }
}

/** The script of a page gone to by a link: one that is missing, say after a new edition, is a reason to load the page whole. */
export async function loadPage<T>(path: string | undefined, load: Load<T>): Promise<T> {
  if (firstPath === null || firstPath === path) return loadPatiently(load);
  try {
    return await load();
  } catch {
    location.reload();
    return new Promise(() => {});
  }
}
