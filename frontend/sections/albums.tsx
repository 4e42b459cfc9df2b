import { Link } from 'react-router-dom';
import { activityCards } from '#frontend/content/activity-cards.ts';
import { gallery } from '#frontend/content/pages/gallery.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { activityPicture } from './activity-picture.ts';
import styles from './albums.module.css';

/** The galleries of the single activities, as prints hung on a line. */
export function Albums() {
  return (
    <Section id="album" tone="pine" heading={gallery.albumsTitle} lead={gallery.albumsLead}>
      <ul className={styles.line}>
        {activityCards.map(({ to, title }) => (
          <li key={to} className={styles.print}>
            <Picture image={activityPicture(to)} className={styles.picture} />
            <h3 className={styles.title}>
              <Link to={to}>{title}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
