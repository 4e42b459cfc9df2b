import { activities } from '#frontend/content/activities/index.ts';
import { attivita } from '#frontend/content/pages/attivita.ts';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './every.module.css';

/** Every activity with what its card says. */
export const EveryActivity = () => (
  <Section id="tutte" heading={attivita.listTitle}>
    <ul className={styles.list}>
      {activities.map(({ slug, name, card }) => (
        <li key={slug} className={styles.card}>
          <h3 className={styles.name}>
            <SiteLink to={`/${slug}`}>{name}</SiteLink>
          </h3>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
