import type { Timeline } from '#frontend/lib/season/timeline.ts';
import { type EarlyData, PAGE_STYLE_ID } from './early-data.ts';

export type Clock = {
  timelines: readonly Timeline[];
  /** Milliseconds (Unix), as `Date.now`; never before the page was built. */
  now: () => number;
};

declare global {
  /** Set before anything is painted. */
  var clock: Clock | undefined;
}

/** Delta-decodes what `encodeTimeline` of the build wrote. */
const decode = (line: Timeline): Timeline => {
  let from = 0;
  return line.map(([later, states]) => {
    from += later;
    return [from, states] as const;
  });
};

/** Replaces the rule that hides the other states. Looks for it: browser extensions insert sheets and rules of their own. */
function showStates(states: string): void {
  const { sheet } = document.getElementById(PAGE_STYLE_ID) as HTMLStyleElement;
  if (!sheet) return;
  const rules = [...sheet.cssRules] as CSSStyleRule[];
  const index = rules.findLastIndex(({ selectorText }) => selectorText?.startsWith('[data-when]'));
  const others = states.trim().replace(/(\S+) */g, ':not([data-when~=$1])');
  sheet.insertRule(`[data-when]${others}{display:none!important}`, index + 1);
  if (index >= 0) sheet.deleteRule(index);
}

/**
 * Writes the current states on the document and into the rule that hides all others: at once, at every change and when the
 * tab becomes visible. A device clock before `builtAt` is wrong: the state of that day holds.
 */
export function runSeasonClock({ timelines, builtAt }: Pick<EarlyData, 'timelines' | 'builtAt'>): void {
  const lines = timelines.map(decode);
  const now = () => Math.max(Date.now(), builtAt * 1000);
  const { dataset } = document.documentElement;
  const update = () => {
    const states = lines.map((line) => line.findLast(([from]) => from * 1000 <= now())?.[1]).join(' ');
    if (states === dataset.now) return;
    showStates(states);
    dataset.now = states;
    dispatchEvent(new Event('season-state'));
  };
  // Every change falls on a full second.
  const tick = () => {
    update();
    setTimeout(tick, 1000 - (now() % 1000));
  };
  globalThis.clock = { timelines: lines, now };
  tick();
  document.addEventListener('visibilitychange', update);
}
