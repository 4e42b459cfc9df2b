const RETRY_MS = 5000;

/**
 * Retries a failed dynamic import when the connection is back, or after five seconds. Never rejects in a browser: a part
 * whose script is missing waits instead of taking the page down, until `early/start.ts` reloads the page.
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
