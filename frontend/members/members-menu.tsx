import { useEffect, useRef } from 'react';
import { membersLabels, membersMenu, type PanelId } from '#frontend/content/members/menu.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './members-menu.module.css';

/** The six panels; on a phone in one row that scrolls. */
export function MembersMenu({ activeId }: { activeId: PanelId | undefined }) {
  const listRef = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another active link.
  useEffect(() => {
    const list = listRef.current;
    const active = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && active) list.scrollLeft = active.offsetLeft - (list.clientWidth - active.offsetWidth) / 2;
  }, [activeId]);
  return (
    <nav aria-label={membersLabels.menu}>
      <ul ref={listRef} className={styles.list}>
        {membersMenu.map(({ id, label, icon }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.item} aria-current={id === activeId ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
