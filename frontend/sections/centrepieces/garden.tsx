import type { Centrepieces } from '#frontend/content/activities/activity.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import styles from './garden.module.css';

/** Size of the garden, in large letters. */
export function Garden({ size, text, link }: Centrepieces['garden']) {
  return (
    <div className={styles.garden}>
      <p className={styles.size}>{size}</p>
      <p className={styles.words}>{text}</p>
      <ButtonLink variant="secondary" to={link.to}>
        {link.text}
      </ButtonLink>
    </div>
  );
}
