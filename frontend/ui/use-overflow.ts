import { type RefObject, useEffect, useState } from 'react';

/** Where a row that scrolls stands, and a way to move it by most of its width. */
export function useOverflow(row: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setState({ isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  const move = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior: 'smooth' });
  return { ...state, move };
}
