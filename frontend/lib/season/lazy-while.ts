import { type ComponentType, lazy } from 'react';
import type { Moment } from '#frontend/content/season/moment.ts';
import { loadPatiently } from '../load-chunk.ts';
import { isNow, onChange } from './use-now.ts';

/** A part whose script is fetched only once this holds; until then it stays as it was drawn, which `when` hides. */
export const lazyWhile = (moment: Moment, load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazy(async () => {
    if (!import.meta.env.SSR && !isNow(moment))
      await new Promise<void>((resolve) => {
        const stop = onChange(() => {
          if (!isNow(moment)) return;
          stop();
          resolve();
        });
      });
    return loadPatiently(load);
  });
