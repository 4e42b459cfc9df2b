import type { IconText } from '#frontend/content/types.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './icon-cards.module.css';

/** Short points, each with an icon: laid out like the lines of a court. */
export function IconCards({ points }: { points: readonly IconText[] }) {
  return (
    <ul className={styles.court}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className={styles.point}>
          <Icon name={icon} className={styles.icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
