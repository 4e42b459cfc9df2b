import { type SyntheticEvent, useEffect } from 'react';
import type { EarlyClick } from '#frontend/early/early.ts';

/** Removes the recorded clicks that fit, and returns them. */
function takeClicks(fits: (click: EarlyClick) => boolean): EarlyClick[] {
  const { early } = globalThis;
  const clicks = early?.clicks ?? [];
  if (early) early.clicks = clicks.filter((click) => !fits(click));
  return clicks.filter(fits);
}

/** Drops clicks that React has already handled. */
export const dropHandledClick = ({ target }: SyntheticEvent) => {
  const button = (target as Element).closest('button');
  takeClicks((click) => click.button === button);
};

/** Runs in its own task: inside an effect React could not hydrate the part around the button, and may be about to handle it. */
const replayInteractions = () =>
  setTimeout(async () => {
    for (const field of globalThis.early?.fields ?? []) if (!field.isConnected) refill(field);
    globalThis.early?.fields.clear();
    // Once the fields are drawn: a button may depend on them.
    await new Promise((done) => setTimeout(done));
    const clicks = new Map(takeClicks(() => true).map((click) => [click.button, click]));
    const buttons = document.querySelectorAll('button');
    for (const { button, position, label } of clicks.values()) {
      const current = button.isConnected ? button : buttons[position];
      // A button with another label has changed its meaning: a carousel stopped by reduced motion offers to start.
      if (current?.ariaLabel === label) current.click();
      // Let React render: a click may disable the button of the next one.
      await new Promise((done) => setTimeout(done));
    }
  });

/** Copies the value of a field that React has replaced to its replacement: it does so where a translator changed the page. */
function refill(field: HTMLInputElement) {
  const isChoice = field.matches('[type=radio], [type=checkbox]');
  const name = field.name ? `[name="${field.name}"]` : `[autocomplete="${field.autocomplete}"]`;
  const value = field.type === 'radio' ? `[value="${field.value}"]` : '';
  const current = document.querySelector<HTMLInputElement>(`.site input${name}${value}`);
  if (!current) return;
  if (isChoice) {
    if (current.checked !== field.checked) current.click();
    return;
  }
  // React overwrites the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(current, field.value);
  current.dispatchEvent(new Event('input', { bubbles: true }));
}

let hasHeldNavigation = false;

/**
 * Keeps a change of address during hydration from the router: the update would make React discard the page, and with it the anchor
 * that the browser is about to scroll to. Must be called before the router listens.
 */
export const holdEarlyNavigation = () =>
  addEventListener(
    'popstate',
    (event) => {
      if (globalThis.early?.isHydrated) return;
      event.stopImmediatePropagation();
      hasHeldNavigation = true;
    },
    { capture: true },
  );

/** Replays, once each, clicks on buttons from before hydration, fills in lost fields, and tells the router of a held navigation. */
export function useReplayedClicks() {
  useEffect(() => {
    const { early } = globalThis;
    if (early && !early.isHydrated) {
      early.isHydrated = true;
      replayInteractions();
    }
    if (hasHeldNavigation) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    hasHeldNavigation = false;
  }, []);
}
