import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToAnchor } from './go-to-anchor.ts';

/** What moves the page, or presses something on it. */
const BEGINNINGS = ['pointerdown', 'wheel', 'keydown'];

/**
 * Goes to the anchor of the address a moment after a link led here, or to the top where there is no such anchor.
 * A first visit and going back are the browser's: it was there before this script. Who has begun to read is left in place.
 */
export function useDelayedAnchor(delayMs: number) {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same link scroll again.
  useEffect(() => {
    if (navigationType === NavigationType.Pop) return;
    const timer = setTimeout(() => goToAnchor(hash), delayMs);
    const stay = () => clearTimeout(timer);
    for (const type of BEGINNINGS) addEventListener(type, stay, { once: true, passive: true });
    return () => {
      stay();
      for (const type of BEGINNINGS) removeEventListener(type, stay);
    };
  }, [hash, key, navigationType, delayMs]);
}
