import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SeasonState } from '#frontend/content/season/season-state.ts';
import type { IsoDay } from '#frontend/content/types.ts';

/** Shows an element only in one of these states: all of them stand in the HTML, the season clock hides the rest. */
export const when = (...states: SeasonState[]): { 'data-when': string } => ({
  'data-when': states.join(' '),
});

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('season-state', listener);
  return () => removeEventListener('season-state', listener);
};

const isNow = (state: SeasonState): boolean =>
  document.documentElement.dataset.now?.split(' ').includes(state) ?? false;

/** True while this state holds; false until hydrated. Words need no script: `when`. */
export const useSeasonState = (state: SeasonState): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNow(state),
    () => false,
  );

/** Monday of the next week that can still be paid; null until hydrated. */
export const useNextWeek = (): IsoDay | 'none' | null =>
  useSyncExternalStore(
    subscribe,
    () => {
      const states = document.documentElement.dataset.now?.split(' ') ?? [];
      const week = states.find((state) => state.startsWith('week-'))?.slice('week-'.length);
      return (week as IsoDay | 'none' | undefined) ?? null;
    },
    () => null,
  );

/** Milliseconds (Unix), updated at each full `everyMs` and when the tab becomes visible; undefined in the prerendered page. */
export function useNow(everyMs: number): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer = 0;
    const update = () => {
      const read = early?.now() ?? Date.now();
      setNow(read);
      clearTimeout(timer);
      timer = window.setTimeout(update, everyMs - (read % everyMs));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [everyMs]);
  return now;
}
