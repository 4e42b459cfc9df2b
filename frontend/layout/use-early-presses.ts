import { type RefObject, useEffect } from 'react';

/** Buttons that are pressed, noted by the starter (`build/starter.ts`); `isAlive` once the page has its script. */
type Early = { pressed?: HTMLElement[]; isAlive?: boolean };

const pressAgain = (isMeant: (button: HTMLElement) => boolean) => {
  const buttons = new Set((window as Early).pressed?.splice(0));
  // Not from within an effect: React could not hydrate the part around the button there.
  for (const button of buttons) if (isMeant(button)) setTimeout(() => button.click());
};

/** Presses again, each once, what was pressed before the page had its script; from then on React hydrates what is pressed. */
export function useEarlyPresses() {
  useEffect(() => {
    const page = window as Early;
    if (!page.isAlive) pressAgain(() => true);
    page.isAlive = true;
  }, []);
}

/** The same for a part whose script comes after the page's; `part` is its outermost element. */
export function useEarlyPressesIn(part: RefObject<HTMLElement | null>) {
  useEffect(() => pressAgain((button) => Boolean(part.current?.contains(button))), [part]);
}
