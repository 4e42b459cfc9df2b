import { activities } from '#frontend/content/activities/index.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import styles from './sample-pictures.module.css';

/** Three pictures of our own, to see before a partner's gallery is let in. */
export function SamplePictures() {
  return (
    <ul className={styles.pictures}>
      {activities.slice(0, 3).map(({ slug, picture }) => (
        <li key={slug}>
          <Picture image={picture} className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}
