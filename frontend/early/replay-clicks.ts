export type EarlyClick = { button: HTMLElement; label: string | null };

declare global {
  /** Clicks on buttons that React has not handled; `ui/use-replayed-clicks.ts` replays them. */
  var earlyClicks: EarlyClick[] | undefined;
}

/** Records clicks on buttons until React handles them itself. Buttons that open a popover work without scripts. */
export function recordClicks(): void {
  globalThis.earlyClicks = [];
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])');
      if (button) globalThis.earlyClicks?.push({ button, label: button.ariaLabel });
    },
    { capture: true },
  );
}
