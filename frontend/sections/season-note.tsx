import { season } from '#frontend/content/season/season.ts';
import { seasonState } from '#frontend/content/season/season-text.ts';
import { todayInRome } from '#frontend/lib/dates.ts';
import { seasonStage } from '#frontend/lib/season-stage.ts';
import { useNow } from '#frontend/ui/use-now.ts';
import styles from './season-note.module.css';

/** What the season's dates mean on the day of the visit; before that is known, room for it. */
export function SeasonNote() {
  const now = useNow();
  return (
    <p className={styles.note}>{now ? seasonState[seasonStage(season.general, todayInRome(now))] : null}</p>
  );
}
