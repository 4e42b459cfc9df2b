import type { Page } from 'playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Layout shift since a moment (milliseconds of the page's clock), without shifts caused by a tap. */
export const layoutShift = (page: Page, sinceMs = 0) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (list: { getEntries: () => PerformanceEntryList }) => {
          for (const { hadRecentInput, startTime, value } of list.getEntries() as Shift[])
            if (!hadRecentInput && startTime >= from) sum += value;
        };
        const observer = new PerformanceObserver(add);
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames on, everything that was drawn until now is in the list.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              add({ getEntries: () => observer.takeRecords() });
              resolve(sum);
            }),
          ),
        );
      }),
    sinceMs,
  );
