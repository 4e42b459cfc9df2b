import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToAnchor } from '#frontend/ui/go-to-anchor.ts';

/** A fresh page starts at the top or at the anchor of its address; going back, and a form that keeps its state there, stay put. */
export function ScrollToLocation() {
  const { pathname, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same link scroll again.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (navigationType === NavigationType.Pop || state?.keepsScroll) return;
    goToAnchor(hash);
  }, [pathname, hash, key, state, navigationType]);

  return null;
}
