import { Icon } from '#frontend/ui/icon.tsx';
import styles from './podium.module.css';

/** The end of the sports week. */
export function Podium({ text }: { text: string }) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <p className={styles.words}>{text}</p>
        <div aria-hidden="true" className={styles.podium}>
          {[2, 1, 3].map((place) => (
            <span key={place} className={styles.step}>
              <Icon name="Medal" className={styles.medal} />
              {place}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
