import { formatHours } from '#frontend/italian/dates.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { welcome } from '../content/welcome.ts';
import styles from './panel.module.css';

export function WelcomePanel() {
  const { management, info, app } = welcome;
  return (
    <div className="stack gap-4">
      <p className={styles.lead}>{welcome.lead}</p>
      <div className={styles.group}>
        <h3>{welcome.scheduleTitle}</h3>
        <ul className={styles.day}>
          {welcome.slots.map((slot) => (
            <li key={slot.opens}>
              <span className={styles.hours}>{formatHours(slot)}</span>
              {slot.activity}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.group}>
        <h3>{welcome.contactsTitle}</h3>
        <ul className={styles.grid}>
          <li className={styles.tile}>
            <Icon name="Phone" />
            <h4>{management.label}</h4>
            <p>{management.phone}</p>
          </li>
          <li className={styles.tile}>
            <Icon name="Mail" />
            <h4>{info.label}</h4>
            <p>{info.email}</p>
          </li>
        </ul>
      </div>
      <div className={`${styles.group} ${styles.inBrowser}`}>
        <h3>{app.title}</h3>
        <p>{app.text}</p>
      </div>
    </div>
  );
}
