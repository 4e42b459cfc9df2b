import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { generator as words } from '#frontend/content/members/generator.ts';
import { romeClock, todayInRome } from '#frontend/lib/rome-clock.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { DESCRIPTION_MAX_CHARACTERS } from '#worker/contract.ts';
import { EditablePost, selectIn } from './editable-post.tsx';
import { FactList } from './fact-list.tsx';
import { compareFacts } from './facts.ts';
import { firstDifferentWords } from './first-different-words.ts';
import styles from './generated-content.module.css';
import type { Draft } from './generation.ts';
import { findPersonalData } from './personal-data.ts';
import { PersonalDataList } from './personal-data-list.tsx';
import { PostActions, type PostActionsProps } from './post-actions.tsx';
import { PostCheckList } from './post-check-list.tsx';
import { checkMessage, checkPost } from './post-checks.ts';

type GeneratedContentProps = Omit<PostActionsProps, 'text'> & {
  draft: Draft;
  /** Chosen from the list of drafts, below the post. */
  isChosen: boolean;
  onEdit: (text: string) => void;
};

/** The finished post: editable in place, with its rule checks, its unproven facts and the actions. */
export function GeneratedContent({ draft, isChosen, onEdit, ...actions }: GeneratedContentProps) {
  const { text, original, description, isWhole, createdAt, wishes } = draft;
  const today = todayInRome(new Date(createdAt));
  const headingRef = useRef<HTMLHeadingElement>(null);
  const postRef = useRef<HTMLDivElement>(null);
  // Deferred behind typing, because the checks take time; null in the first render.
  const examined = useDeferredValue<string | null>(text, null);
  const facts = useMemo(
    () => compareFacts(examined ?? '', description, today),
    [examined, description, today],
  );
  const personalData = useMemo(() => findPersonalData(examined ?? ''), [examined]);
  const marked = useMemo(
    () => (examined === text ? [...facts.unproven, ...personalData] : []),
    [examined, text, facts, personalData],
  );
  const show = (place: string, from?: number) => postRef.current && selectIn(postRef.current, place, from);
  const canAskAgain = text.trim() !== '' && [...text.trim()].length <= DESCRIPTION_MAX_CHARACTERS;
  const checks = useMemo(() => {
    const check = wishes.includes('whatsapp') ? checkMessage : checkPost;
    return check(examined ?? '', description, today);
  }, [examined, description, today, wishes]);

  // The pressed button may have unmounted: keyboard and screen reader continue from here.
  useEffect(() => {
    if (isChosen) headingRef.current?.scrollIntoView();
    if (isChosen || document.activeElement === document.body)
      headingRef.current?.focus({ preventScroll: true });
  }, [isChosen]);

  return (
    <section aria-labelledby="contenuto-generato" className={styles.result}>
      <h3 id="contenuto-generato" ref={headingRef} tabIndex={-1}>
        {words.resultHeading}
      </h3>
      {original ? (
        <details className="small">
          <summary className={styles.original}>
            {words.cleaned} <b>{words.showOriginal}</b>
          </summary>
          <p className={styles.post}>{original}</p>
        </details>
      ) : null}
      {isWhole ? null : <Notice tone="warning">{words.interrupted}</Notice>}
      <EditablePost ref={postRef} initialText={text} marked={marked} onEdit={onEdit} />
      {examined ? (
        <>
          <PersonalDataList
            where="post"
            data={personalData}
            onShow={(datum) => show(datum.text, datum.start)}
          />
          <PostCheckList checks={checks} onShow={show} onWish={canAskAgain ? actions.onWish : undefined} />
          <FactList {...facts} />
        </>
      ) : null}
      {/* Rendered together with the checks above, so that no button moves under a finger. */}
      {examined === null ? null : <PostActions text={text} {...actions} />}
    </section>
  );
}

/** The post while it is being written. */
export function StreamedContent({ text, onInterrupt }: { text: string; onInterrupt: () => void }) {
  const ref = useRef<HTMLElement>(null);
  // In braces: newer browsers return a promise, which React would take for a clean-up function.
  useEffect(() => {
    ref.current?.scrollIntoView();
  }, []);

  return (
    <section ref={ref} aria-labelledby="contenuto-generato" aria-busy="true" className={styles.result}>
      <h3 id="contenuto-generato">{words.resultHeading}</h3>
      <div className={styles.post}>{text || words.waiting}</div>
      <div className="row gap-2">
        <Button variant="secondary" icon={<Icon name="Square" />} onClick={onInterrupt}>
          {words.interrupt}
        </Button>
      </div>
    </section>
  );
}

type DraftListProps = {
  drafts: readonly Draft[];
  openId: number | undefined;
  onOpen: (id: number) => void;
};

/** Today's drafts of this tab, newest first; empty for a single one. */
export function DraftList({ drafts, openId, onOpen }: DraftListProps) {
  const today = todayInRome(new Date());
  const shown = drafts.filter(
    ({ id, createdAt }) => id === openId || todayInRome(new Date(createdAt)) === today,
  );
  if (shown.length < 2) return null;
  const firstWords = firstDifferentWords(shown.map(({ text }) => text));
  const labels = shown.map(({ id, createdAt, isWhole, wishes }, index) => {
    const wish = wishes.at(-1);
    const parts = [
      romeClock(new Date(createdAt)).time.slice(0, 5),
      firstWords[index],
      wish && words.wishes[wish],
      !isWhole && words.incomplete,
    ];
    return { id, label: parts.filter(Boolean).join(' · ') };
  });
  return (
    <section aria-labelledby="bozze" className="stack gap-2">
      <h3 id="bozze">{words.draftsHeading}</h3>
      <p className="small">{words.draftsNote}</p>
      <ul className={styles.draftList}>
        {[...labels].reverse().map(({ id, label }) => (
          <li key={id}>
            <Button
              variant="quiet"
              aria-current={id === openId ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
