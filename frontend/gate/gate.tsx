import { members as text } from '#frontend/content/pages/members.ts';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './gate.module.css';
import { PasscodeForm } from './passcode-form.tsx';

/** What everyone sees at `/members` until they have given the passcode. */
export function Gate({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <div className={styles.gate}>
      <div className={styles.card}>
        <p className={styles.kicker}>{text.kicker}</p>
        <h1>{text.heading}</h1>
        <p>{text.lead}</p>
        <PasscodeForm onSignedIn={onSignedIn} />
        <noscript>
          <p>{text.withoutScript}</p>
        </noscript>
        <p className={styles.visitor}>
          {text.notStaff} <SiteLink to="/">{text.homeLink}</SiteLink>
        </p>
      </div>
    </div>
  );
}
