export type EarlyClick = {
  button: HTMLElement;
  /** Among the buttons of the document. */
  position: number;
  label: string | null;
};

declare global {
  /** Fields filled in before hydration. */
  var earlyFields: Set<HTMLInputElement> | undefined;
  /** Clicks on buttons that React has not handled; `ui/use-replayed-clicks.ts` replays them. */
  var earlyClicks: EarlyClick[] | undefined;
}

/**
 * Records clicks on buttons until React handles them itself, and the fields that were filled in. Buttons that open a popover
 * work without scripts.
 */
export function recordInteractions(): void {
  globalThis.earlyClicks = [];
  globalThis.earlyFields = new Set();
  addEventListener('input', ({ target }) => globalThis.earlyFields?.add(target as HTMLInputElement), {
    capture: true,
  });
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])');
      if (!button) return;
      const position = [...document.querySelectorAll('button')].indexOf(button as HTMLButtonElement);
      globalThis.earlyClicks?.push({ button, position, label: button.ariaLabel });
    },
    { capture: true },
  );
}
