import { useRef, useState } from 'react';
import { legalText } from '#frontend/content/organisation/legal-text.ts';
import { withdrawConsent } from '#frontend/lib/frame-consent.ts';
import { Button } from '#frontend/ui/button.tsx';
import { useAllowedServices } from '#frontend/ui/use-frame-consent.ts';
import styles from './gallery-consent.module.css';

/** Shows the visitor's consent to galleries and shop, and revokes it. */
export function GalleryConsent() {
  const { title, unknown, granted, revoke, revoked } = legalText.consent;
  const isGranted = useAllowedServices().length > 0;
  const [isRevoked, setRevoked] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const handleRevoke = () => {
    withdrawConsent();
    setRevoked(true);
    // The focused button is about to unmount.
    answer.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.consent}>
      <h3>{title}</h3>
      <p ref={answer} role="status" tabIndex={-1}>
        {isGranted ? granted : isRevoked ? revoked : unknown}
      </p>
      {isGranted ? <Button onClick={handleRevoke}>{revoke}</Button> : null}
    </div>
  );
}
