import { Icon } from '#frontend/ui/icon.tsx';
import { communications } from '../content/communications.ts';
import styles from './panel.module.css';

export function CommunicationsPanel() {
  return (
    <ul className={styles.grid}>
      {communications.notices.map(({ kind, icon, title, text }) => (
        <li key={title} className={styles.tile}>
          <Icon name={icon} />
          <p className={styles.kind}>{kind}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
