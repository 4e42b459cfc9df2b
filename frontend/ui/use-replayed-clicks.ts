import { type SyntheticEvent, useEffect } from 'react';
import type { EarlyClick } from '#frontend/early/replay-clicks.ts';

declare global {
  /** Set once the page is hydrated. */
  var isAlive: boolean | undefined;
}

/** Takes the clicks that fit off the record. */
function takeClicks(fits: (click: EarlyClick) => boolean): EarlyClick[] {
  const clicks = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = clicks.filter((click) => !fits(click));
  return clicks.filter(fits);
}

/** Drops clicks that React has already handled. */
export const dropHandledClick = ({ target }: SyntheticEvent) => {
  const button = (target as Element).closest('button');
  takeClicks((click) => click.button === button);
};

/** In a task of its own: inside an effect React could not hydrate the part around the button, and may be about to handle it. */
const replayClicks = () =>
  setTimeout(() => {
    const clicks = new Map(takeClicks(() => true).map(({ button, label }) => [button, label]));
    // A button with another label has changed its meaning: a carousel stopped by reduced motion offers to start.
    for (const [button, label] of clicks) if (button.ariaLabel === label) button.click();
  });

/** Replays, once each, clicks on buttons from before hydration. */
export function useReplayedClicks() {
  useEffect(() => {
    if (!globalThis.isAlive) replayClicks();
    globalThis.isAlive = true;
  }, []);
}
