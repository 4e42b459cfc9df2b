import { activityCards } from '#frontend/content/activities/cards.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './activities.module.css';

/** The activities, each leading to its page. */
export function Activities() {
  const { eyebrow, title } = homeSections.activities;
  return (
    <Section id="activities" tone="pine" kicker={eyebrow} heading={title}>
      <ul className={styles.grid}>
        {activityCards.map(({ slug, name, card }) => (
          <li key={slug} className={`${styles.card} box`}>
            <Picture image={card.picture} className={styles.picture} />
            <h3 className={styles.name}>
              <SiteLink to={`/${slug}`}>{name}</SiteLink>
            </h3>
            <p className={styles.text}>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
