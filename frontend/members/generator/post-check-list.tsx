import { generator as words } from '#frontend/content/members/generator.ts';
import { formatNumber } from '#frontend/italian/words.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import type { Wish } from '#worker/contract.ts';
import styles from './post-check-list.module.css';
import type { PostCheck } from './post-checks.ts';

type PostCheckListProps = {
  checks: readonly PostCheck[];
  onShow: (place: string) => void;
  /** Asks for the text again; none for one that is too long to be sent. */
  onWish: ((wish: Wish) => void) | undefined;
};

/** Broken rules first, each one tap from its place, with what mends them; the others folded away. */
export function PostCheckList({ checks, onShow, onWish }: PostCheckListProps) {
  const broken = checks.filter(({ isMet }) => !isMet);
  const met = checks.filter(({ isMet }) => isMet);
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
              {onWish && check.id === 'total' ? <WishButton wish="shorter" onWish={onWish} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {onWish && broken.length > 0 ? (
        <div>
          <WishButton wish="repair" onWish={onWish} />
        </div>
      ) : null}
      {met.length > 0 ? (
        <details>
          <summary className={styles.summary}>{words.metRules(met.length, checks.length)}</summary>
          <ul className={styles.met}>
            {met.map((check) => (
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

const WishButton = ({ wish, onWish }: { wish: Wish; onWish: (wish: Wish) => void }) => (
  <Button variant="secondary" icon={<Icon name="Sparkles" />} onClick={() => onWish(wish)}>
    {words.wishes[wish]}
  </Button>
);
