import { shows } from '#frontend/content/pages/shows.ts';
import { showCards } from '#frontend/content/shows.ts';
import { Section } from '#frontend/ui/section.tsx';
import styles from './playbill.module.css';

/** Six posters on a dark wall: the setting of two weeks, and the show that it ends in. */
export function Playbill() {
  return (
    <Section id="spettacoli" tone="pine" heading={shows.cardsTitle}>
      <ul className={styles.wall}>
        {showCards.map(({ theme, show }) => (
          <li key={theme} className={styles.poster}>
            <p className={styles.theme}>
              <span className={styles.label}>{shows.themeLabel}</span>
              {theme}
            </p>
            <h3 className={styles.show}>
              <span className="unseen">{shows.showLabel}: </span>
              {show}
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
