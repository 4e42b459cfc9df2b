import { activities } from '#frontend/content/activities/index.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import styles from './sample-pictures.module.css';

/** Three pictures of the site's own, to see before consent to a partner's gallery. */
export function SamplePictures() {
  return (
    <ul className={styles.pictures}>
      {activities.slice(0, 3).map(({ slug, picture }, index) => (
        <li key={slug}>
          {/* A phone's first view has the top of the first. */}
          <Picture image={picture} priority={index === 0} className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}
