import { members as text } from '#frontend/content/pages/members.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './gate.module.css';

/** Between the passcode and the staff area, whose code is fetched only then. */
export function Opening({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className={styles.gate}>
      <div className={styles.card}>
        {hasFailed ? (
          <>
            <Notice tone="error" role="alert">
              {text.openingFailed}
            </Notice>
            {/* A module that failed to load is remembered as failed until the page is loaded again. */}
            <Button onClick={() => location.reload()}>{text.retry}</Button>
          </>
        ) : (
          <p role="status">{text.opening}</p>
        )}
      </div>
    </div>
  );
}
