import { formatNumber } from '#frontend/italian/words.ts';
import { generator as words } from '#frontend/members/content/generator.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './post-check-list.module.css';
import type { PostCheck } from './post-checks.ts';

/** Broken rules first, each one tap from its place; the others folded away. */
export function PostCheckList({
  checks,
  onShow,
}: {
  checks: readonly PostCheck[];
  onShow: (place: string) => void;
}) {
  const broken = checks.filter(({ isKept }) => !isKept);
  const kept = checks.filter(({ isKept }) => isKept);
  return (
    <section aria-labelledby="regole-del-post" className="stack gap-2">
      <h4 id="regole-del-post">{words.checksHeading}</h4>
      {broken.length > 0 ? (
        <ul className="stack gap-2">
          {broken.map((check) => (
            <li key={check.id}>
              <button type="button" className={styles.broken} onClick={() => onShow(check.place)}>
                <Icon name="TriangleAlert" className={styles.icon} />
                <span>
                  <CheckText {...check} />
                  <span className={styles.advice}>
                    {check.wanted ? words.dateAdvice(check.wanted) : words.checks[check.id].advice}
                  </span>
                </span>
                <span className="visually-hidden"> {words.showPlace}</span>
                <Icon name="ChevronRight" className={styles.icon} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {kept.length > 0 ? (
        <details>
          <summary className={styles.summary}>{words.keptRules(kept.length, checks.length)}</summary>
          <ul className={styles.kept}>
            {kept.map((check) => (
              <li key={check.id}>
                <CheckText {...check} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

const CheckText = ({ id, count }: PostCheck) => (
  <>
    <strong>{words.checks[id].name}</strong> {count === undefined ? null : <b>{formatNumber(count)}</b>}{' '}
    <span className={styles.rule}>({words.checks[id].rule})</span>
  </>
);
