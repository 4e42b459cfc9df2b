import type { ComponentType } from 'react';
import { lazy } from 'react';

const events = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Screen readers move about without an event: after this long the rest of the page comes by itself. */
const quietMs = 4000;

/** The starter saw something before this ran; or a shared quote or an anchor asks for what stands below. */
const hasBegun = () =>
  'hasInteracted' in window || scrollY > 0 || location.search !== '' || location.hash !== '';

const firstInteraction: Promise<void> =
  typeof document === 'undefined' || hasBegun()
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const event of events) {
          addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
        }
        setTimeout(resolve, quietMs);
      });

/**
 * A part of the page that stands in the prerendered HTML and gets its script when the visitor first does
 * something or a few seconds have passed: the first view pays for what it shows. Whoever comes from another page has done something already.
 */
export const lazyBelow = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => firstInteraction.then(load));
