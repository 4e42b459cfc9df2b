import { type ComponentType, lazy, useState } from 'react';
import type { Moment } from '#frontend/content/season/moment.ts';
import { importWithRetry } from '../import-with-retry.ts';
import { isToCome } from './table.ts';
import { isNow, useIsNow } from './use-now.ts';
import { when } from './when.ts';

/**
 * A part in a `div` of its own whose script is fetched only once this holds. Until then it stays as it was drawn, which
 * `when` hides; a part that waited instead would hold up every navigation on the page. What was over at the build is not drawn.
 */
export const lazyWhile = (moment: Moment, load: () => Promise<{ default: ComponentType }>): ComponentType => {
  const Part = lazy(() => importWithRetry(load));
  return function While() {
    const [isOnAtFirst] = useState(() => (import.meta.env.SSR ? isToCome(moment) : isNow(moment)));
    const isOn = useIsNow(moment);
    if (isOnAtFirst || isOn) return <Part />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves what was drawn.
    return <div {...when(moment)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
};
