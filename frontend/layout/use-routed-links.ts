import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Links are plain: the router goes where a clicked one of these leads, unless it is wanted elsewhere, say in a new tab. A `Link` of
 * the router's for each took a tenth of the hydration, and all were drawn again whenever the address changed.
 */
export function useRoutedLinks(selector: string) {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
    const isWantedElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isWantedElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    const isHere = link.href === location.href || link.ariaCurrent !== null;
    navigate(link.pathname + link.search + link.hash, { replace: isHere });
  });
  useEffect(() => {
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, []);
}
