import { Link } from 'react-router-dom';
import { activityCards } from '#frontend/content/activity-cards.ts';
import { homeSections } from '#frontend/content/home-sections.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './activities.module.css';
import { activityPicture } from './activity-picture.ts';

/** Six ways to spend a day, each leading to its page. */
export function Activities() {
  const { eyebrow, title, lead, cardLink } = homeSections.activities;
  return (
    <Section id="activities" tone="pine" kicker={eyebrow} heading={title} lead={lead}>
      <ul className={styles.grid}>
        {activityCards.map((card) => (
          <li key={card.to} className={styles.card}>
            <Picture image={activityPicture(card.to)} className={styles.picture} />
            <h3 className={styles.title}>
              <Link to={card.to}>{card.title}</Link>
            </h3>
            <p>{card.text}</p>
            <p aria-hidden="true" className={styles.more}>
              {cardLink}
              <Icon name="ChevronRight" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
