import { chatHref, contacts } from '#frontend/content/contacts.ts';
import { season } from '#frontend/content/season.ts';
import { seasonState } from '#frontend/content/season-text.ts';
import { todayInRome } from '#frontend/lib/dates.ts';
import { seasonStage } from '#frontend/lib/season-stage.ts';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { useNow } from '#frontend/ui/use-now.ts';
import styles from './season-note.module.css';

/** What the dates mean on the day of the visit; before that is known, nothing. */
export function SeasonNote() {
  const now = useNow();
  const stage = now && seasonStage(season.general, todayInRome(now));
  return (
    <div className={styles.note}>
      {stage ? <p>{seasonState[stage]}</p> : null}
      {stage === 'over' ? (
        <p>
          <ExternalLink href={chatHref()}>{contacts.chat.buttonLabel}</ExternalLink>
        </p>
      ) : null}
    </div>
  );
}
