import { Link } from 'react-router-dom';
import { sports } from '#frontend/content/pages/sports.ts';
import { sportsList } from '#frontend/content/sports-list.ts';
import { confirmedVenues, lessonsText } from '#frontend/content/venues.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './scoreboard.module.css';

/** The six sports as the board over a pitch shows its teams, and what depends on the centre. */
export function Scoreboard() {
  return (
    <Section id="gli-sport" heading={sports.stripTitle} lead={sports.choiceText}>
      <ul className={styles.board}>
        {sportsList.map(({ name, icon }) => (
          <li key={name} className={styles.sport}>
            <Icon name={icon} className={styles.icon} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={styles.lessons}>
        {confirmedVenues.map(({ slug, name, lessons, detailsLink }) =>
          lessons ? (
            <li key={slug}>
              <Link to={detailsLink}>{name}</Link>: {lessonsText(lessons)}
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}
