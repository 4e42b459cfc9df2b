import { generator as words } from '#frontend/members/content/generator.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './post-check-list.module.css';
import type { PostCheck } from './post-checks.ts';

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Every rule with its live count; the broken ones say what to do. */
export function PostCheckList({ checks }: { checks: readonly PostCheck[] }) {
  return (
    <section aria-labelledby="regole-del-post">
      <h4 id="regole-del-post" className={styles.heading}>
        {words.checksHeading}
      </h4>
      <ul className={styles.list}>
        {checks.map(({ id, isKept, count }) => {
          const { name, rule, advice } = words.checks[id];
          return (
            <li key={id} className={isKept ? styles.kept : styles.broken}>
              <Icon name={isKept ? 'CircleCheck' : 'TriangleAlert'} className={styles.icon} />
              <span>
                <strong>{name}</strong> {count === undefined ? null : <b>{number.format(count)}</b>}{' '}
                <span className={styles.rule}>({rule})</span>
                <span className="unseen"> {isKept ? words.isKept : words.isBroken}</span>
                {isKept ? null : <span className={styles.advice}>{advice}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
