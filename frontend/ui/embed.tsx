import { type ReactNode, Suspense, useRef } from 'react';
import { allowService, serviceOf } from '#frontend/lib/frame-consent.ts';
import { Button } from './button.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './embed.module.css';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import type { Partner } from './partner-frame.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { SiteLink } from './site-link.tsx';
import { useAllowedServices } from './use-frame-consent.ts';

export type EmbedProps = {
  partner: Partner & {
    recipient: string;
    icon: IconName;
    /** Says from whom it comes, in one sentence. */
    lead: string;
    /** Says who receives which data if it is opened here. */
    notice: string;
    /** Says for what the choice holds. */
    scope: string;
    button: string;
  };
  /** Three prints in place of the icon. */
  pictures?: readonly PictureSource[] | null;
  /** The prints stand in a phone's first view. */
  isEarly?: boolean;
  /** Names the notice that opens, and links to the page where the choice is revoked. */
  words: { summary: string; before: string; text: string; to: string };
  /** Company that runs the page, with its privacy notice. */
  owner: ReactNode;
  /** The frame; may be lazy. */
  children: ReactNode;
};

/** Shows a partner's frame after consent, with who receives which data; sends the partner nothing before. */
export function Embed({ partner, pictures, isEarly = false, words, owner, children }: EmbedProps) {
  const { url, title, linkText, icon, lead, notice, scope, button } = partner;
  const place = useRef<HTMLDivElement>(null);
  const service = serviceOf(partner);
  const isAllowed = useAllowedServices().includes(service);
  const handleTap = () => {
    allowService(service);
    // The focused button is about to unmount.
    place.current?.focus({ preventScroll: true });
    // The frame takes the place of the words above the button.
    const isAbove = (place.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) place.current?.scrollIntoView({ behavior: 'instant' });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this holds a page.
    <div ref={place} role="group" aria-label={title} tabIndex={-1} className={styles.place}>
      {isAllowed ? (
        <>
          <Suspense fallback={<div aria-busy="true" className={styles.consent} />}>{children}</Suspense>
          {owner}
        </>
      ) : (
        <div className={styles.consent}>
          {pictures ? (
            <div className={styles.prints}>
              {pictures.map((image) => (
                <Picture
                  key={image.src}
                  image={image}
                  isEarly={isEarly}
                  sizes="12rem"
                  className={styles.print}
                />
              ))}
            </div>
          ) : (
            <Icon name={icon} className={styles.icon} />
          )}
          <div className={styles.words}>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.ways}>
              <Button onClick={handleTap}>{button}</Button>
              <ExternalLink href={url}>{linkText}</ExternalLink>
            </p>
            <Disclosure summary={words.summary}>
              <div className="stack">
                <p>{notice}</p>
                <p>
                  {`${scope} ${words.before} `}
                  <SiteLink to={words.to}>{words.text}</SiteLink>.
                </p>
                {owner}
              </div>
            </Disclosure>
          </div>
        </div>
      )}
    </div>
  );
}
