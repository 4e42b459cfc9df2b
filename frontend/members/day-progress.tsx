import { membersDay as text } from './content/day.ts';
import styles from './day-progress.module.css';
import type { Day } from './photo-desk/desk-state.ts';
import { photoRules } from './photo-desk/photo-rules.ts';

/** What is done today on this device; nothing is said of a day on which nothing is. */
export function DayProgress({ prints, isPostTaken }: Day) {
  if (prints.size === 0 && !isPostTaken) return null;
  return (
    <p className={styles.day}>
      <b>{text.today}</b> {text.photos(prints.size, photoRules.photosPerDayAndVenue)}
      {' · '}
      {isPostTaken ? text.postTaken : text.postOpen}
    </p>
  );
}
