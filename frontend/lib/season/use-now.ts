import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Moment } from '#frontend/content/season/moment.ts';
import type { IsoDay } from '#frontend/content/types.ts';

/** Calls back when something begins or ceases to hold; gives the function that ends that. */
const onChange = (listener: () => void): (() => void) => {
  addEventListener('moment', listener);
  return () => removeEventListener('moment', listener);
};

const isNow = (moment: Moment): boolean =>
  document.documentElement.dataset.now?.split(' ').includes(moment) ?? false;

/** Whether this holds now; false until the page runs in a browser. For words, `when` needs no script. */
export const useIsNow = (moment: Moment): boolean =>
  useSyncExternalStore(
    onChange,
    () => isNow(moment),
    () => false,
  );

/** The day of the moment of this kind that holds now, e.g. that of `week-2025-06-09`; null until the page runs in a browser. */
export const useDayOf = (kind: 'week'): IsoDay | 'none' | null =>
  useSyncExternalStore(
    onChange,
    () => {
      const moments = document.documentElement.dataset.now?.split(' ') ?? [];
      const moment = moments.find((one) => one.startsWith(`${kind}-`));
      return (moment?.slice(kind.length + 1) as IsoDay | 'none' | undefined) ?? null;
    },
    () => null,
  );

/** Milliseconds (Unix) at each full `everyMs` and whenever the tab comes back; nothing yet in the prerendered page. */
export function useNow(everyMs: number): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const read = clock?.now() ?? Date.now();
      setNow(read);
      clearTimeout(timer);
      timer = window.setTimeout(look, everyMs - (read % everyMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return now;
}
