import { useEffect, useRef } from 'react';

/** Marks an element with `data-scrolled` while the page is scrolled, where the style cannot follow the scroll by itself. */
export function useScrolledMark() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // Engines with `scroll-state()` queries support this too.
    if (CSS.supports('animation-timeline: scroll()')) return;
    const mark = () => ref.current?.toggleAttribute('data-scrolled', window.scrollY > 0);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return ref;
}
