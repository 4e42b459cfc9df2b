import type { Early } from './early.ts';

/**
 * Records clicks on buttons until React handles them itself, and the fields that were filled in. Buttons that open a popover
 * work without scripts.
 */
export function recordInteractions(early: Early): void {
  const recordField = ({ target }: Event) => {
    if (!early.isHydrated) early.fields.add(target as HTMLInputElement);
  };
  addEventListener('input', recordField, { capture: true });
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])');
      if (!button) return;
      const position = [...document.querySelectorAll('button')].indexOf(button as HTMLButtonElement);
      early.clicks.push({ button, position, label: button.ariaLabel });
    },
    { capture: true },
  );
}
