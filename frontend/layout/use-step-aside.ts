import { useEffect, useRef } from 'react';

/** Controls, and facts that somebody looks up. */
const KEPT_CLEAR =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"], dl, [data-keep-clear]';
const SETTLED_MS = 150;
/** So long a finger that was on its way still meets it. */
const PRESSED_MS = 300;
/** Controls are at least 44 px wide and high, so points at most 40 px apart miss none. */
const STEP_PX = 40;

function isInTheWay(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  for (let x = left; x < right + STEP_PX; x += STEP_PX) {
    for (let y = top; y < bottom + STEP_PX; y += STEP_PX) {
      const below = document
        .elementsFromPoint(Math.min(x, right - 1), Math.min(y, bottom - 1))
        .find((found) => !element.contains(found));
      if (below?.closest(KEPT_CLEAR)) return true;
    }
  }
  return false;
}

/**
 * Marks an element with `data-aside` (`at once` and then `gone`, or `slid`) while it would cover a control or a fact; the style
 * hides what is inside it.
 */
export function useStepAside() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer = 0;
    /** At once until a visitor has done something that explains a movement. */
    let way = 'at once';
    const check = () => {
      const isAside = !element.contains(document.activeElement) && isInTheWay(element);
      if (!isAside) delete element.dataset.aside;
      else if (!element.dataset.aside) {
        element.dataset.aside = way;
        // By no transition, while a page comes alive: in Lighthouse's visits the first frame of one took 20 ms.
        setTimeout(() => {
          if (element.dataset.aside === 'at once') element.dataset.aside = 'gone';
        }, PRESSED_MS);
      }
    };
    const checkSoon = (event?: Event) => {
      if (event && event.type !== 'load') way = 'slid';
      if (!element.hasAttribute('data-aside')) check();
      clearTimeout(timer);
      timer = window.setTimeout(check, SETTLED_MS);
    };
    const events = ['scroll', 'resize', 'focusin', 'click', 'load'] as const;
    for (const name of events) window.addEventListener(name, checkSoon, { capture: true, passive: true });
    checkSoon();
    return () => {
      clearTimeout(timer);
      for (const name of events) window.removeEventListener(name, checkSoon, { capture: true });
    };
  }, []);
  return ref;
}
