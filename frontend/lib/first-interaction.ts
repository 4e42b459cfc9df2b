import type { ComponentType } from 'react';
import { lazy } from 'react';

const events = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** A shared quote or an anchor in the address asks for what stands below the first screen. */
const hasBegun = () => scrollY > 0 || location.search !== '' || location.hash !== '';

const firstInteraction: Promise<void> =
  typeof document === 'undefined' || hasBegun()
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const event of events) {
          addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
        }
      });

/**
 * A part of the page that stands in the prerendered HTML and gets its script only when the visitor first does
 * something: the first view pays for what it shows. Whoever comes from another page has done something already.
 */
export const lazyBelow = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => firstInteraction.then(load));
