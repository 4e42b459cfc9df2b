import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToAnchor } from './go-to-anchor.ts';

/** Delay in ms before scrolling to an anchor of a page; elsewhere none. */
const anchorDelayMs: Record<string, number> = { '/privacy': 100 };

/**
 * After a navigation on the client: starts a new page at its top or its anchor, moves the focus there and announces the title. Going back
 * leaves the scroll position to the browser. A form that keeps its state in the address (`keepsScroll`) goes nowhere,
 * and a tab keeps the focus (`keepsFocus`).
 */
export function RouteAnnouncer() {
  const { pathname, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current.key === key) return;
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { pathname, key };
    if (isNewPage) setTitle(document.title);
    if (isNewPage) document.querySelector('main')?.focus({ preventScroll: true });
    if (navigationType === NavigationType.Pop || state?.keepsScroll) return;
    if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(goToAnchor, anchorDelayMs[pathname] ?? 0, hash, state?.keepsFocus);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, state, navigationType]);

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
