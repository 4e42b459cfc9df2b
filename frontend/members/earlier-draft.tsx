import { useEffect, useRef } from 'react';
import { earlierDraft as text } from '#frontend/content/members/earlier-draft.ts';
import { forgetDrafts } from '#frontend/gate/pending-sign-out.ts';
import { formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { romeClock, todayInRome } from '#frontend/lib/rome-clock.ts';
import { Button } from '#frontend/ui/button.tsx';
import styles from './earlier-draft.module.css';

type EarlierDraftProps = {
  /** In ms since 1970. */
  time: number;
  onDecided: () => void;
};

/** Asks whose work is stored on this device before anything of it is shown. */
export function EarlierDraft({ time, onDecided }: EarlierDraftProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const date = new Date(time);
  return (
    <main id="contenuto" className={styles.question}>
      <h1 ref={headingRef} tabIndex={-1}>
        {text.heading}
      </h1>
      <p>{text.lead(formatWeekdayAndDay(todayInRome(date)), romeClock(date).time.slice(0, 5))}</p>
      <div className="row gap-2">
        <Button onClick={onDecided}>{text.continue}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            forgetDrafts();
            onDecided();
          }}
        >
          {text.discard}
        </Button>
      </div>
    </main>
  );
}
