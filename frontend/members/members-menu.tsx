import { Icon } from '#frontend/ui/icon.tsx';
import { membersLabels, membersMenu, type PanelId } from './content/menu.ts';
import styles from './members-menu.module.css';

/** The six panels; on a phone at the foot of the screen, within reach of a thumb. */
export function MembersMenu({ activeId }: { activeId: PanelId | undefined }) {
  return (
    <nav aria-label={membersLabels.menu}>
      <ul className={styles.list}>
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
