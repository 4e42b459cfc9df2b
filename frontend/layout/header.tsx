import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { menu, menuButtons, menuLabels } from '#frontend/content/pages/menu.ts';
import { siteName } from '#frontend/content/site.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { isInOpenPopover } from '#frontend/ui/popover.ts';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './header.module.css';
import { Submenu } from './submenu.tsx';
import { useScrolledMark } from './use-scrolled-mark.ts';

/** The fixed bar. The menu is one list: a row on wide screens, a popover of the platform behind a button on small ones. */
export function Header() {
  const bar = useScrolledMark();
  const nav = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  const shownKey = useRef(key);

  // Every navigation closes what was open; what was opened before the script ran stays open, unless a link to a place
  // on this page was followed from it. A form or a bar of tabs that keeps its state in the address leads nowhere.
  useEffect(() => {
    const [arrived] = performance.getEntriesByType('navigation');
    if (key === shownKey.current && (!arrived || arrived.name === location.href)) return;
    shownKey.current = key;
    if (state?.keepsScroll) return;
    if (isInOpenPopover(nav.current)) nav.current?.hidePopover();
    for (const open of nav.current?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
  }, [key, state]);

  return (
    <header ref={bar} className={styles.header}>
      <a href="#contenuto" className={`unseen ${styles.skip}`}>
        {menuLabels.skip}
      </a>
      <SiteLink to="/" className={styles.brand} aria-label={menuLabels.home}>
        <Icon name="Mark" />
        {siteName}
      </SiteLink>
      <button type="button" popoverTarget="menu" className={styles.toggle}>
        <Icon name="Menu" />
        Menu
      </button>
      <nav ref={nav} id="menu" popover="auto" aria-label={menuLabels.navigation} className={styles.nav}>
        <ul className={styles.list}>
          {menu.map((entry) => (
            <li key={entry.text}>
              {'items' in entry ? (
                <Submenu {...entry} />
              ) : (
                <SiteLink to={entry.to} className={styles.link}>
                  {entry.text}
                </SiteLink>
              )}
            </li>
          ))}
          {menuButtons.map(({ text, to }) => (
            <li key={to} className={styles.highlight}>
              <SiteLink to={to}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
