import { useEffect } from 'react';

/** Buttons that were pressed before there was a script for them, noted by the starter (`build/starter.ts`). */
type Early = { pressed?: HTMLElement[] | undefined };

/** Presses them again, each once, when the page is alive; from then on React hydrates at once what is pressed. */
export function useEarlyPresses() {
  useEffect(() => {
    const buttons = new Set((window as Early).pressed);
    delete (window as Early).pressed;
    // Not from within an effect: React could not hydrate the part around the button there.
    for (const button of buttons) setTimeout(() => button.click());
  }, []);
}
