import type { Centrepieces } from '#frontend/content/activities/activity.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './playbill.module.css';

/** Posters on a dark wall: the setting of two weeks, and children in the show that it ends in. */
export function Playbill({ title, themeLabel, showLabel, cards, note }: Centrepieces['playbill']) {
  return (
    <Section id="spettacoli" tone="pine" heading={title}>
      <ul className={styles.wall}>
        {cards.map(({ theme, show, picture }, index) => (
          <li key={theme} className={styles.poster}>
            {picture ? (
              <Picture
                image={picture}
                // A phone's first view has the top of the first row.
                isEarly={index < 2}
                sizes="(width >= 48rem) 22rem, 45vw"
                className={styles.picture}
              />
            ) : null}
            <p className={styles.theme}>
              <span className={styles.label}>{themeLabel}</span>
              {theme}
            </p>
            <h3 className={styles.show}>
              <span className="visually-hidden">{showLabel}: </span>
              {show}
            </h3>
          </li>
        ))}
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Section>
  );
}
