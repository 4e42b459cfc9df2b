import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isMenuPage, menu, menuButtons, menuLabels } from '#frontend/content/pages/menu.ts';
import { siteName } from '#frontend/content/site.ts';
import type { InternalPath } from '#frontend/content/types.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { isInOpenPopover } from '#frontend/ui/popover.ts';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './header.module.css';
import { Submenu } from './submenu.tsx';
import { useScrolledMark } from './use-scrolled-mark.ts';

const closeSubmenus = (nav: Element | null, clicked: Node | null = null) => {
  for (const open of nav?.querySelectorAll('details[open]') ?? [])
    if (!open.contains(clicked)) open.removeAttribute('open');
};

/** The fixed bar. The menu is one list: a row on wide screens, a popover of the platform behind a button on small ones. */
export function Header() {
  const bar = useScrolledMark();
  const nav = useRef<HTMLElement>(null);
  const { key, pathname, state } = useLocation();
  const current = (to: InternalPath) => (isMenuPage(to, pathname) ? 'page' : undefined);
  const shownKey = useRef(key);

  // Closes menus at every navigation. A menu opened before the script ran stays open, unless a link to an anchor of this
  // page was followed. State kept in the address (`keepsScroll`) is no navigation.
  useEffect(() => {
    const [arrived] = performance.getEntriesByType('navigation');
    if (key === shownKey.current && (!arrived || arrived.name === location.href)) return;
    shownKey.current = key;
    if (state?.keepsScroll) return;
    if (isInOpenPopover(nav.current)) nav.current?.hidePopover();
    closeSubmenus(nav.current);
  }, [key, state]);

  // On `click`, not on `pointerdown`: between the two nothing may move under the finger.
  useEffect(() => {
    const closeOnOutsideClick = ({ target }: Event) => {
      if (!isInOpenPopover(nav.current)) closeSubmenus(nav.current, target as Node);
    };
    document.addEventListener('click', closeOnOutsideClick);
    return () => document.removeEventListener('click', closeOnOutsideClick);
  }, []);

  return (
    <header ref={bar} className={styles.header}>
      <a href="#contenuto" className="visually-hidden">
        {menuLabels.skip}
      </a>
      <SiteLink to="/" className={styles.brand} aria-label={menuLabels.home}>
        <Icon name="Mark" />
        {siteName}
      </SiteLink>
      <button type="button" popoverTarget="menu" className={styles.toggle}>
        <span>
          <Icon name="Menu" />
          {menuLabels.open}
        </span>
        <span>
          <Icon name="X" />
          {menuLabels.close}
        </span>
      </button>
      <nav ref={nav} id="menu" popover="auto" aria-label={menuLabels.navigation} className={styles.nav}>
        <ul className={styles.list}>
          {menu.map((entry) => (
            <li key={entry.text}>
              {'items' in entry ? (
                <Submenu {...entry} current={current} />
              ) : (
                <SiteLink to={entry.to} className={styles.link} aria-current={current(entry.to)}>
                  {entry.text}
                  {entry.states?.map((state) => (
                    <small key={state.when} {...when(state.when)}>{` ${state.text}`}</small>
                  ))}
                </SiteLink>
              )}
            </li>
          ))}
          {menuButtons.map(({ text, to }) => (
            <li key={to} className={styles.highlight}>
              <SiteLink to={to} aria-current={current(to)}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
