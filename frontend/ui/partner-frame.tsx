import { useEffect, useRef, useState } from 'react';
import { heightFromMessage } from '#frontend/lib/frame-height.ts';
import { ExternalLink } from './external-link.tsx';
import { Notice } from './notice.tsx';
import styles from './partner-frame.module.css';

/** A page of somebody else: an entry of the partner registry. */
export type Partner = {
  url: string;
  recipient: string;
  purpose: string;
  loading: 'direct' | 'consent';
  title: string;
  linkText: string;
  heightReductionPx: number;
};

export type PartnerFrameProps = {
  partner: Partner;
  height: { initialPx: number; minPx: number; maxPx: number };
};

const PATIENCE_MS = 6000;

/**
 * A partner's page that loads when it comes near, as tall as it announces, with the plain link beside it. One that
 * keeps silent for seconds (or, where no height is announced, does not load) makes room for a word of explanation.
 */
export function PartnerFrame({ partner, height }: PartnerFrameProps) {
  const { origin } = new URL(partner.url);
  const element = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(height.initialPx);
  const [status, setStatus] = useState<'waiting' | 'ready' | 'late'>('waiting');
  // The frame comes after its listener, or a message could go unheard.
  const [isListening, setListening] = useState(false);
  const { minPx, maxPx } = height;
  const reductionPx = partner.heightReductionPx;
  const announcesHeight = partner.loading === 'direct';

  useEffect(() => {
    const handleMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== element.current?.contentWindow) return;
      const accepted = heightFromMessage(event.data, { minPx, maxPx, reductionPx });
      if (accepted === null) return;
      setHeightPx(accepted);
      setStatus('ready');
    };
    window.addEventListener('message', handleMessage);
    setListening(true);
    return () => window.removeEventListener('message', handleMessage);
  }, [origin, minPx, maxPx, reductionPx]);

  useEffect(() => {
    const target = element.current;
    if (!target || status !== 'waiting') return;
    let timer = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = window.setTimeout(() => setStatus('late'), PATIENCE_MS);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [status]);

  const attributes = {
    loading: 'lazy',
    allow: 'fullscreen',
    referrerPolicy: 'strict-origin',
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
  } as const;
  return (
    <div className={styles.partner}>
      <noscript>
        <iframe
          {...attributes}
          src={partner.url}
          title={partner.title}
          height={heightPx}
          className={styles.frame}
        />
      </noscript>
      {status === 'late' ? (
        <Notice tone="warning" role="status" title="La pagina ci mette più del previsto">
          <p>Puoi aspettare ancora un momento, oppure aprirla in una nuova scheda con il link qui sotto.</p>
        </Notice>
      ) : null}
      <iframe
        {...(isListening ? { ...attributes, src: partner.url } : {})}
        title={partner.title}
        ref={element}
        height={status === 'late' ? minPx : heightPx}
        className={`${styles.frame} ${styles.scripted}`}
        onLoad={() => isListening && !announcesHeight && setStatus('ready')}
      />
      <p>
        {announcesHeight ? null : 'Non compare? '}
        <ExternalLink href={partner.url}>{partner.linkText}</ExternalLink>
      </p>
    </div>
  );
}
