import type { ReactNode } from 'react';
import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import type { Desk, Step } from './desk-state.ts';
import styles from './photo-desk.module.css';

const percentOf = ({ done, total }: { done: number; total: number }) => Math.floor((done / total) * 100);

const progressText = (step: Extract<Step, { total: number }>): string =>
  step.phase === 'zipping' ? text.zipping(percentOf(step)) : text[step.phase](step.done, step.total);

/** Changes every quarter only: a screen reader would announce every step of a long batch. */
const spokenStep = (step: Extract<Step, { total: number }>) => {
  const done = step.total * (Math.floor(percentOf(step) / 25) / 4);
  return progressText({ ...step, done: Math.floor(done) });
};

type Props = {
  desk: Desk;
  /** Ways to share, once the photos are named. */
  share: ReactNode;
  /** Next step after the delivery. */
  next: ReactNode;
  onCancel: () => void;
  onClear: () => void;
  onZip: () => void;
};

export function DeskProgress({ onCancel, ...ending }: Props) {
  const { step } = ending.desk;
  const isRunning = 'total' in step;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isRunning ? spokenStep(step) : null}
      </p>
      {isRunning ? (
        <div className={styles.progress}>
          <label>
            {progressText(step)}
            <progress value={step.done} max={step.total} />
          </label>
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      ) : (
        <div role="status" className={styles.ending}>
          <DeskEnding {...ending} />
        </div>
      )}
    </>
  );
}

const deliveredText = ({ count, zip, unshareable }: Extract<Step, { phase: 'delivered' }>): string => {
  if (count === 0) return text.savedNone;
  if (unshareable !== undefined) return text.shared(count - unshareable);
  return zip ? text.savedZip(count) : text.savedFiles(count);
};

function DeskEnding({ desk, share, next, onClear, onZip }: Omit<Props, 'onCancel'>) {
  const { step, outcomes } = desk;
  if (step.phase === 'cancelled') return <Notice tone="warning">{text.cancelled(step.count)}</Notice>;
  if (step.phase === 'failed') return <Notice tone="error">{text.failed}</Notice>;
  if (step.phase !== 'named' && step.phase !== 'delivered') return next;
  const refused = [...outcomes.values()].filter(({ kind }) => kind === 'refused').length;
  const warnings = [
    ...(step.unshareable ? [text.unshareable(step.unshareable)] : []),
    ...(refused > 0 ? [text.refused(refused)] : []),
  ].map((warning) => <p key={warning}>{warning}</p>);
  if (step.phase === 'named')
    return (
      <>
        {warnings.length > 0 ? <Notice tone="warning">{warnings}</Notice> : null}
        {share}
      </>
    );
  const { count, zip } = step;
  return (
    <>
      <Notice tone={count === 0 ? 'error' : warnings.length > 0 ? 'warning' : 'success'}>
        <p>{deliveredText(step)}</p>
        {warnings}
      </Notice>
      {next}
      {zip ? (
        <Button variant="secondary" onClick={() => saveFile(zip.name, zip.blob)}>
          {text.zipAgain}
        </Button>
      ) : null}
      {!zip && count > 1 ? (
        <Button variant="secondary" onClick={onZip}>
          {text.zipInstead}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onClear}>
        {text.clear}
      </Button>
    </>
  );
}
