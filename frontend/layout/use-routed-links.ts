import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPageAwaited, loadWhole } from '#frontend/lib/load-chunk.ts';

/** Longer than a slow line takes for what a page is drawn with. */
const patienceMs = 3000;
/** What comes sooner needs no sign that it is under way. */
const unnoticedMs = 200;

const showUnderWay = (isUnderWay: boolean) =>
  document.documentElement.toggleAttribute('data-under-way', isUnderWay);

/**
 * Links are plain: the router goes where a clicked one of these leads, unless it is wanted elsewhere, say in a new tab. A `Link` of
 * the router's for each took a tenth of the hydration, and all were drawn again whenever the address changed.
 */
export function useRoutedLinks(selector: string) {
  const navigate = useNavigate();
  const { pathname: drawn } = useLocation();
  const isUnderWay = useEffectEvent(() => location.pathname !== drawn);
  const wait = useEffectEvent(() => {
    showUnderWay(false);
    setTimeout(() => showUnderWay(isUnderWay()), unnoticedMs);
    setTimeout(() => isUnderWay() && isPageAwaited() && loadWhole(), patienceMs);
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
    const isWantedElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isWantedElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    const isHere = link.href === location.href || (link.ariaCurrent !== null && !location.hash);
    navigate(link.pathname + link.search + link.hash, { replace: isHere });
    wait();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another page is drawn it is there.
  useEffect(() => void showUnderWay(false), [drawn]);
  useEffect(() => {
    addEventListener('click', follow);
    addEventListener('popstate', wait);
    return () => {
      removeEventListener('click', follow);
      removeEventListener('popstate', wait);
    };
  }, []);
}
