import { labels } from '#frontend/content/labels.ts';
import { staffAddresses } from '#frontend/content/members/addresses.ts';
import { membersDay as text } from '#frontend/content/members/day.ts';
import { membersLabels } from '#frontend/content/members/menu.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import type { Evening } from './evening.ts';
import styles from './evening-steps.module.css';
import type { Mark } from './photo-desk/desk-state.ts';

type EveningStepsProps = { evening: Evening; activeHash: string };
type EveningStatusProps = { evening: Evening; onMark: (mark: Mark, isDone: boolean) => void };

const steps = [
  { id: 'post', href: '#content' },
  { id: 'photos', href: membersLabels.deskHash },
  { id: 'upload', href: staffAddresses.photoFolder },
] as const;

/** Post, photos, upload: what is done of the day and what comes next; on a phone at the foot of the screen. */
export function EveningSteps({ evening, activeHash }: EveningStepsProps) {
  const nextId = steps.find(({ id }) => !evening[id])?.id;
  return (
    <ol aria-label={text.label} className={styles.steps}>
      {steps.map(({ id, href }, index) => (
        <li key={id}>
          <a
            href={href}
            className={styles.step}
            aria-current={href === activeHash ? 'page' : id === nextId ? 'step' : undefined}
            {...(id === 'upload' && { target: '_blank', rel: 'noopener' })}
          >
            {evening[id] ? <Icon name="Check" /> : <span>{index + 1}</span>}
            {text.steps[id]}
            {evening[id] ? <span className="visually-hidden"> {text.done}</span> : null}
            {id === 'upload' ? <span className="visually-hidden"> {labels.newTab}</span> : null}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Shows what the day still lacks, with a way to correct it. */
export function EveningStatus({ evening, onMark }: EveningStatusProps) {
  const marks: readonly Mark[] = evening.isFriday
    ? ['post', 'photos', 'groupPhoto', 'upload']
    : ['post', 'photos', 'upload'];
  return (
    <details className={styles.status}>
      <summary>
        <span>{evening.sentences.join(' ')}</span> <b>{text.correct}</b>
      </summary>
      <p className="small">{text.correctNote}</p>
      {marks.map((mark) => (
        <label key={mark} className={styles.mark}>
          <input
            type="checkbox"
            checked={evening[mark]}
            onChange={({ target }) => onMark(mark, target.checked)}
          />
          {text.marks[mark]}
        </label>
      ))}
    </details>
  );
}
