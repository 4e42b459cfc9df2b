import { useEffect, useRef, useState } from 'react';
import { allowOrigin } from '#frontend/lib/frame-consent.ts';
import { heightFromMessage } from '#frontend/lib/frame-height.ts';
import { Button } from './button.tsx';
import styles from './embed.module.css';
import { ExternalLink } from './external-link.tsx';
import { Notice } from './notice.tsx';
import { useAllowedOrigins } from './use-frame-consent.ts';

/** A page of somebody else: an entry of the partner registry. */
export type EmbedFrame = {
  url: string;
  recipient: string;
  purpose: string;
  loading: 'direct' | 'consent';
  title: string;
  linkText: string;
  heightReductionPx: number;
};

type EmbedProps = {
  frame: EmbedFrame;
  height: { initialPx: number; minPx: number; maxPx: number };
};

const PATIENCE_MS = 6000;

/** A partner's page in a frame, after one tap where its entry asks for consent; the plain link stands beside it always. */
export function Embed(props: EmbedProps) {
  const { url, title, recipient, purpose, linkText, loading } = props.frame;
  const { origin } = new URL(url);
  const isAllowed = useAllowedOrigins().includes(origin) || loading === 'direct';
  return (
    <div className={styles.embed}>
      {isAllowed ? (
        <Frame {...props} origin={origin} />
      ) : (
        <div className={styles.consent}>
          <p className={styles.title}>{title}</p>
          <p>
            {purpose}: se la apri qui, {recipient} riceve il tuo indirizzo IP e i dati tecnici del browser, e
            può usare propri cookie. Ricordiamo la scelta su questo dispositivo; la ritiri quando vuoi dalla
            Cookie Policy.
          </p>
          <Button onClick={() => allowOrigin(origin)}>Mostra qui</Button>
        </div>
      )}
      <p>
        <ExternalLink href={url}>{linkText}</ExternalLink>
      </p>
    </div>
  );
}

function Frame({ frame, height, origin }: EmbedProps & { origin: string }) {
  const element = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(height.initialPx);
  const [status, setStatus] = useState<'waiting' | 'ready' | 'late'>('waiting');
  // The frame comes after its listener, or a message could go unheard.
  const [isListening, setListening] = useState(false);
  const { minPx, maxPx } = height;
  const reductionPx = frame.heightReductionPx;
  const announcesHeight = frame.loading === 'direct';

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
    <>
      <noscript>
        <iframe {...attributes} src={frame.url} title={frame.title} height={heightPx} className={styles.frame} />
      </noscript>
      {status === 'late' ? (
        <Notice tone="warning" role="status" title="La pagina ci mette più del previsto">
          <p>Puoi aspettare ancora un momento, oppure aprirla in una nuova scheda con il link qui sotto.</p>
        </Notice>
      ) : null}
      <iframe
        {...attributes}
        src={isListening ? frame.url : undefined}
        title={frame.title}
        ref={element}
        height={status === 'late' ? minPx : heightPx}
        className={`${styles.frame} ${styles.scripted}`}
        onLoad={() => isListening && !announcesHeight && setStatus('ready')}
      />
    </>
  );
}
