import { useId } from 'react';
import { photoDeskText as text } from '#frontend/members/content/photo-desk.ts';
import styles from './photo-desk.module.css';
import { photoRules } from './photo-rules.ts';

/** How many of the day's photos were saved from this page. */
export function PhotoCounter({ count }: { count: number }) {
  const labelId = useId();
  const target = photoRules.photosPerDayAndVenue;
  return (
    <div className={styles.counter}>
      <p id={labelId}>{text.savedToday(count, target)}</p>
      <meter aria-labelledby={labelId} min={0} max={target} value={Math.min(count, target)} />
    </div>
  );
}
