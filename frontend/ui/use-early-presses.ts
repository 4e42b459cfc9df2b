import { type SyntheticEvent, useEffect } from 'react';

/** Buttons that are pressed, with what they are called, noted by the starter (`build/starter.ts`); `isAlive` once the page has its script. */
type Early = { pressed?: [HTMLElement, label: string | null][] | undefined; isAlive?: boolean };

/** What React answers, hydrating the part at once, is not for pressing again. */
export const handleAnswered = ({ target }: SyntheticEvent) => {
  const page = window as Early;
  const button = (target as Element).closest('button');
  page.pressed = page.pressed?.filter(([early]) => early !== button);
};

/** Not from within an effect: React could not hydrate the part around the button there, and may be about to answer its press. */
const pressAgain = (isMeant: (button: HTMLElement) => boolean) =>
  setTimeout(() => {
    const page = window as Early;
    const meant = new Map(page.pressed?.filter(([button]) => isMeant(button)));
    page.pressed = page.pressed?.filter(([button]) => !meant.has(button));
    // What is called otherwise by now is already so: who wants no motion has pressed what has stopped.
    for (const [button, label] of meant) if (button.ariaLabel === label) button.click();
  });

/** Presses again, each once, what was pressed before the page had its script; from then on React hydrates what is pressed. */
export function useEarlyPresses() {
  useEffect(() => {
    const page = window as Early;
    if (!page.isAlive) pressAgain(() => true);
    page.isAlive = true;
  }, []);
}
