const RETRY_MS = 5000;

/**
 * Retries a failed dynamic import when the connection is back, or after five seconds; in a browser it never rejects, so a part whose
 * script is missing waits instead of taking the page down. Meanwhile `vite:preloadError` may reload the page (`entry-client.tsx`).
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error) => {
    if (import.meta.env.SSR) throw error;
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, RETRY_MS);
    });
    return importWithRetry(load);
  });
