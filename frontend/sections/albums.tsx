import { activityCards } from '#frontend/content/activities/cards.ts';
import { gallery } from '#frontend/content/pages/gallery.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './albums.module.css';

const albums = activityCards.flatMap(({ slug, name, album }) => (album ? [{ slug, name, album }] : []));

/** The galleries of the single activities, as prints hung on a line. */
export function Albums() {
  if (albums.length === 0) return null;
  return (
    <Section id="album" tone="pine" heading={gallery.albumsTitle} lead={gallery.albumsLead}>
      <ul className={styles.line}>
        {albums.map(({ slug, name, album }) => (
          <li key={slug} className={styles.print}>
            <Picture image={album} sizes="(width >= 48rem) 22rem, 45vw" className={styles.picture} />
            <h3 className={styles.title}>
              <SiteLink to={`/${slug}`}>{name}</SiteLink>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
