import type { Centrepieces } from '#frontend/content/activities/activity.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './pools.module.css';

/** Three pools of different shapes under the waves of the picture above. */
export function Pools({ attractions }: Centrepieces['pools']) {
  return (
    <div className={styles.sea}>
      <ul className={styles.pools}>
        {attractions.map(({ icon, title, text }) => (
          <li key={title} className={styles.pool}>
            <Icon name={icon} className={styles.icon} />
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
