import { generator as words } from '#frontend/members/content/generator.ts';
import { Button } from '#frontend/ui/button.tsx';
import styles from './generated-content.module.css';
import type { Draft } from './generation.ts';
import { parsePost } from './post.ts';

type DraftListProps = {
  drafts: readonly Draft[];
  openId: number | undefined;
  onOpen: (id: number) => void;
};

/** Everything generated in this view of the page, the newest first. */
export function DraftList({ drafts, openId, onOpen }: DraftListProps) {
  return (
    <section aria-labelledby="bozze" className="stack gap-2">
      <h3 id="bozze">{words.draftsHeading}</h3>
      <p className="small">{words.draftsNote}</p>
      <ul className={styles.draftList}>
        {drafts.toReversed().map(({ id, text }) => (
          <li key={id}>
            <Button
              variant="quiet"
              aria-current={id === openId ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              {words.draft(id, parsePost(text).title)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
