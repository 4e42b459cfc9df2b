import { useEffect } from 'react';

/** In this tab's storage. */
export const scrollPositionKey = 'scroll-position';

function saveScrollPosition(): void {
  try {
    sessionStorage.setItem(scrollPositionKey, `${scrollY} ${location.href}`);
  } catch {
    // Storage is full or blocked.
  }
}

/** Reads and removes the position saved at this address. */
function takeScrollPosition(): number | undefined {
  try {
    const [top, href] = sessionStorage.getItem(scrollPositionKey)?.split(' ') ?? [];
    sessionStorage.removeItem(scrollPositionKey);
    return href === location.href ? Number(top) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Restores the scroll position after a reload or on going back, once the page has grown to its height. The browser does so in the
 * prerendered page, which is shorter, and scroll anchoring then moves it. The state of the history cannot keep the position: what
 * is written there on `pagehide` is lost in a reload.
 */
export function useScrollRestoration(isComplete: boolean): void {
  useEffect(() => {
    addEventListener('pagehide', saveScrollPosition);
    return () => removeEventListener('pagehide', saveScrollPosition);
  }, []);
  useEffect(() => {
    if (!isComplete) return;
    const top = takeScrollPosition();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (top === undefined || navigation?.type === 'navigate') return;
    // After the frame in which scroll anchoring follows the growth.
    requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' })));
  }, [isComplete]);
}
