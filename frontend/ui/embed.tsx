import { type ReactNode, Suspense, useRef } from 'react';
import { allowService, serviceOf } from '#frontend/lib/frame-consent.ts';
import { Button } from './button.tsx';
import styles from './embed.module.css';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import type { Partner } from './partner-frame.tsx';
import { SiteLink } from './site-link.tsx';
import { useAllowedServices } from './use-frame-consent.ts';

export type EmbedProps = {
  partner: Partner & {
    recipient: string;
    icon: IconName;
    /** Says who receives which data if it is opened here. */
    notice: string;
    /** Says for what the choice holds. */
    scope: string;
    button: string;
  };
  /** Link to the page where the choice is revoked, and the words before it. */
  policy: { before: string; text: string; to: string };
  /** The frame; may be lazy. */
  children: ReactNode;
};

/** Shows a partner's frame after consent, with who receives which data; sends the partner nothing before. */
export function Embed({ partner, policy, children }: EmbedProps) {
  const { url, title, linkText, icon, notice, scope, button } = partner;
  const place = useRef<HTMLDivElement>(null);
  const service = serviceOf(partner);
  const isAllowed = useAllowedServices().includes(service);
  const handleTap = () => {
    allowService(service);
    // The focused button is about to unmount.
    place.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this holds a page.
    <div ref={place} role="group" aria-label={title} tabIndex={-1} className={styles.place}>
      {isAllowed ? (
        <Suspense fallback={<div aria-busy="true" className={styles.consent} />}>{children}</Suspense>
      ) : (
        <div className={styles.consent}>
          <Icon name={icon} className={styles.prints} />
          <p className={styles.title}>{title}</p>
          <p className={styles.notice}>{notice}</p>
          <p className={styles.notice}>
            {`${scope} ${policy.before} `}
            <SiteLink to={policy.to}>{policy.text}</SiteLink>.
          </p>
          <Button onClick={handleTap}>{button}</Button>
          <p>
            <ExternalLink href={url}>{linkText}</ExternalLink>
          </p>
        </div>
      )}
    </div>
  );
}
