import { type ReactNode, useEffect, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './gate.module.css';
import { PasscodeForm } from './passcode-form.tsx';
import { knownSince } from './pending-sign-out.ts';

type GateProps = { onSignedIn: () => void; children: ReactNode };

/** The public page at `/members`; `children` is the notice of a sign-out. Greets a device that has signed in before. */
export function Gate({ onSignedIn, children }: GateProps) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(knownSince() !== undefined), []);
  return (
    <div className={styles.gate}>
      <div className={styles.card}>
        <Icon name="Mark" />
        <p className={styles.kicker}>{text.kicker}</p>
        <h1>{isKnown ? text.headingAgain : text.heading}</h1>
        <p>{isKnown ? text.leadAgain : text.lead}</p>
        {children}
        <PasscodeForm onSignedIn={onSignedIn} />
        <noscript>
          <p>{text.withoutScript}</p>
        </noscript>
        <p className={styles.visitor}>
          {text.notStaff} <a href="/">{text.homeLink}</a>
        </p>
      </div>
    </div>
  );
}

/** Shown while the staff area's code is fetched. */
export function Opening({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className={styles.gate}>
      <div className={styles.card}>
        {hasFailed ? (
          <>
            <Notice tone="error" role="alert">
              {text.openingFailed}
            </Notice>
            {/* Browsers remember a failed import until the page is reloaded. */}
            <Button onClick={() => location.reload()}>{text.retry}</Button>
          </>
        ) : (
          <p role="status">{text.opening}</p>
        )}
      </div>
    </div>
  );
}
