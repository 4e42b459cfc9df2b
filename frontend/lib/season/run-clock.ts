import type { Timeline } from './timeline.ts';

export type Clock = {
  timelines: readonly Timeline[];
  /** Milliseconds (Unix), as `Date.now`; never before the page was built. */
  now: () => number;
};

declare global {
  /** Set by the inline script in the head, before anything is drawn. */
  var clock: Clock | undefined;
}

/**
 * Writes what is true now on the document and rewrites the last rule of its first style sheet, which hides what does
 * not belong to it: at once, at every change and when the tab comes back. It is written into the page as it stands, so
 * it takes nothing from elsewhere.
 * `steps`: timelines, each change as seconds after the one before. A device clock before `builtAt` (seconds, Unix) is
 * wrong: the state of that day holds.
 */
export function runClock(steps: readonly Timeline[], builtAt: number): void {
  const timelines = steps.map((line) => {
    let from = 0;
    return line.map(([later, moments]) => {
      from += later;
      return [from, moments] as const;
    });
  });
  const now = () => Math.max(Date.now(), builtAt * 1000);
  const { dataset } = document.documentElement;
  const look = () => {
    const moments = timelines.map((line) => line.findLast(([from]) => from * 1000 <= now())?.[1]).join(' ');
    if (moments === dataset.now) return;
    dataset.now = moments;
    const sheet = document.styleSheets[0] as CSSStyleSheet;
    const last = sheet.cssRules.length - 1;
    sheet.deleteRule(last);
    sheet.insertRule(
      `[data-when]${moments.replace(/(\S+) */g, ':not([data-when~=$1])')}{display:none!important}`,
      last,
    );
    dispatchEvent(new Event('moment'));
  };
  // Every change falls on a full second.
  const tick = () => {
    look();
    setTimeout(tick, 1000 - (now() % 1000));
  };
  globalThis.clock = { timelines, now };
  tick();
  document.addEventListener('visibilitychange', look);
}
