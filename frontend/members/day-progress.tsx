import { membersDay as text } from './content/day.ts';
import styles from './day-progress.module.css';
import type { Day } from './photo-desk/desk-state.ts';
import { photoRules } from './photo-desk/photo-rules.ts';

/** Today's progress on this device; nothing on a day without any. */
export function DayProgress({ fingerprints, isPostTaken }: Day) {
  if (fingerprints.size === 0 && !isPostTaken) return null;
  return (
    <p className={styles.day}>
      <b>{text.today}</b> {text.photos(fingerprints.size, photoRules.photosPerDayAndVenue)}
      {' · '}
      {isPostTaken ? text.postTaken : text.postOpen}
    </p>
  );
}
