import { type Early, PAGE_STYLE_ID } from './early.ts';

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
 * tab becomes visible. A device clock before the build is wrong: the state of that day holds.
 */
export function runSeasonClock({ timelines, now }: Early): void {
  const { dataset } = document.documentElement;
  const update = () => {
    const states = timelines.map((line) => line.findLast(([from]) => from * 1000 <= now())?.[1]).join(' ');
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
  tick();
  document.addEventListener('visibilitychange', update);
}
