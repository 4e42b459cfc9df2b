import { useEffect, useEffectEvent, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { shell } from '#frontend/content/pages/shell.ts';
import styles from './routed-links.module.css';

/**
 * The staff area is a document of its own: only that one may use the microphone. Downloads are the browser's, which also moves the
 * focus of the skip link.
 */
const pageLink = 'a:is([href^="/"], [href^="#"]):not([href="/members"], [download], .visually-hidden)';
/** Links between the panels of the staff area; its skip link only moves the focus. */
const panelLink = 'a[href^="#"]:not(.visually-hidden)';

type RoutedLinksProps = { within: 'site' | 'members' };

/**
 * Links are plain `<a>`: one listener hands a clicked one to the router, unless it is meant for a new tab. Shows a line across the top
 * while the script of the next page is awaited.
 */
export function RoutedLinks({ within }: RoutedLinksProps) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const follow = useEffectEvent((event: MouseEvent) => {
    const selector = within === 'members' ? panelLink : pageLink;
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isForNewTab || event.defaultPrevented) return;
    event.preventDefault();
    const isHere = link.href === location.href || (link.ariaCurrent !== null && !location.hash);
    startTransition(() => void navigate(link.pathname + link.search + link.hash, { replace: isHere }));
  });
  useEffect(() => {
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, []);
  return isPending ? <div role="progressbar" aria-label={shell.pageLoading} className={styles.line} /> : null;
}
