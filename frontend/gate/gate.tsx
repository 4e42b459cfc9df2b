import { useEffect, useState } from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { members as text } from '#frontend/content/pages/members.ts';
import mark from '#frontend/images/mark.svg?no-inline';
import styles from './gate.module.css';
import { isKept } from './kept.ts';
import { PasscodeForm } from './passcode-form.tsx';

/** What everyone sees at `/members` until they have given the passcode; a device that has worked here is greeted. */
export function Gate({ onSignedIn }: { onSignedIn: () => void }) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(isKept(storedItems.membersDay)), []);
  return (
    <div className={styles.gate}>
      <div className={styles.card}>
        <img src={mark} width="48" height="48" alt="" />
        <p className={styles.kicker}>{text.kicker}</p>
        <h1>{isKnown ? text.headingAgain : text.heading}</h1>
        <p>{isKnown ? text.leadAgain : text.lead}</p>
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
