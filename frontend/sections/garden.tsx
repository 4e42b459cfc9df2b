import { relax } from '#frontend/content/pages/relax.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import styles from './garden.module.css';

/** How large the garden is, said once and with room around it. */
export function Garden() {
  return (
    <div className={styles.garden}>
      <p className={styles.size}>{relax.size}</p>
      <p className={styles.words}>{relax.gardenText}</p>
      <ButtonLink variant="secondary" to={relax.venueLink.to}>
        {relax.venueLink.text}
      </ButtonLink>
    </div>
  );
}
