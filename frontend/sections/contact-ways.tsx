import type { IconName } from '#frontend/content/types.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './contact-ways.module.css';

export type ContactWay = { icon: IconName; label: string; value: string; to: string };

/** Ways to reach the camp, each as large as a thumb. */
export function ContactWays({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, label, value, to }) => (
        <li key={label}>
          <SiteLink to={to} className={styles.way}>
            <Icon name={icon} className={styles.icon} />
            <span className="small">{label}</span>
            <span className={styles.value}>{value}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
