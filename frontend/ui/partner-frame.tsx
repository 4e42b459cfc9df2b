import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { heightFromMessage } from '#frontend/lib/frame-height.ts';
import { originsOfFrame } from '#frontend/lib/partner-origins.ts';
import { Button } from './button.tsx';
import { ExternalLink } from './external-link.tsx';
import { Notice } from './notice.tsx';
import styles from './partner-frame.module.css';

/** A partner's page: an entry of the partner registry. */
export type Partner = {
  url: string;
  title: string;
  linkText: string;
  /** A form, which may submit and announces its height by message; else a gallery. */
  isForm: boolean;
  alsoFrames: readonly string[];
  takesPayment: boolean;
  initialHeightPx: number;
  heightReductionPx: number;
};

type Fallback = { title: string; text: string };
type FrameWords = {
  loading: string;
  /** The page has neither loaded nor announced its height in 6 s. */
  late: Fallback;
  /** Nothing answers at its address. */
  down: Fallback;
  retry: string;
  /** Before the plain link beside a gallery, whose failure cannot always be detected. */
  missing: string;
};

type PartnerFrameProps = { partner: Partner; words: FrameWords };

const LATE_MS = 6000;
/** Bounds of an announced height: less is no page, more is a mistake. */
const minPx = 200;
const maxPx = 10_000;

const attributes = {
  loading: 'lazy',
  referrerPolicy: 'strict-origin',
} as const;

// Scripts run the slideshow and the form; with its own origin the page keeps its session and is known as the sender of
// its messages; popups open its terms, payment or full album in a tab, which is a normal one. Forms alone may submit.
const gallerySandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const formSandbox = `${gallerySandbox} allow-forms`;

/**
 * Rejects when nothing answers at this address: browsers fire `load` for their own error page too. An error status of
 * another origin cannot be read; the plain link beside the frame is for that.
 */
const reach = (url: string) =>
  fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });

/**
 * A partner's page that loads when it comes near, as tall as it announces, with the plain link beside it. Until a form
 * announces its height, the room is as tall as the words in it, so that nothing moves when it turns out late or down.
 */
export function PartnerFrame({ partner, words }: PartnerFrameProps) {
  const { url, title, linkText, isForm, initialHeightPx, heightReductionPx: reductionPx } = partner;
  const { origin } = new URL(url);
  const element = useRef<HTMLIFrameElement>(null);
  /** The frame is about to shrink away from under a visitor who reads its lower part. */
  const losesView = useRef(false);
  const [heightPx, setHeightPx] = useState(initialHeightPx);
  const [status, setStatus] = useState<'waiting' | 'ready' | 'late' | 'down'>('waiting');
  // The frame comes after its listener, or a message could go unheard.
  const [isListening, setListening] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const handleMessage = (event: MessageEvent) => {
      // Ignores pages of other origins to which the frame has navigated: they keep its height and scroll, because
      // `reductionPx` is known for the partner's own pages alone.
      if (event.origin !== origin || event.source !== element.current?.contentWindow) return;
      const accepted = heightFromMessage(event.data, { minPx, maxPx, reductionPx });
      if (accepted === null || !element.current) return;
      const { top, bottom, height } = element.current.getBoundingClientRect();
      losesView.current = accepted < height && top < 0 && bottom > 0;
      setHeightPx(accepted);
      setStatus('ready');
    };
    window.addEventListener('message', handleMessage);
    setListening(true);
    return () => window.removeEventListener('message', handleMessage);
  }, [origin, reductionPx]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout of the new height.
  useLayoutEffect(() => {
    if (losesView.current) element.current?.scrollIntoView({ behavior: 'instant' });
    losesView.current = false;
  }, [heightPx]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is waited for anew.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let timer = 0;
    let isGone = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = window.setTimeout(() => {
        // With the focus inside the frame, the page is there.
        const given = document.activeElement === target ? 'ready' : 'late';
        setStatus((now) => (now === 'waiting' ? given : now));
      }, LATE_MS);
      // A form needs no request: its height message shows that it is there.
      if (!isForm) reach(url).catch(() => isGone || setStatus('down'));
    });
    observer.observe(target);
    return () => {
      isGone = true;
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [url, isForm, attempt]);

  const handleLoad = () => {
    if (isListening && !isForm) setStatus((now) => (now === 'down' ? now : 'ready'));
  };
  const handleRetry = () => {
    const frame = element.current;
    if (!frame) return;
    frame.src = url;
    setStatus('waiting');
    setAttempt(attempt + 1);
    requestAnimationFrame(() => frame.focus({ preventScroll: true }));
  };

  const sandbox = isForm ? formSandbox : gallerySandbox;
  const allow = partner.takesPayment
    ? `fullscreen; payment ${originsOfFrame(partner).join(' ')}`
    : 'fullscreen';
  const fallback = status === 'late' || status === 'down' ? words[status] : null;
  return (
    <div className="stack gap-4">
      <div className={`${styles.box} ${isForm && status !== 'ready' ? styles.unannounced : ''}`}>
        <noscript>
          <iframe
            {...attributes}
            allow={allow}
            sandbox={sandbox}
            src={url}
            title={title}
            height={heightPx}
            className={styles.frame}
          />
        </noscript>
        <iframe
          {...(isListening ? { ...attributes, allow, sandbox, src: url } : {})}
          title={title}
          ref={element}
          height={heightPx}
          className={`${styles.frame} ${styles.scripted} ${fallback ? styles.missing : ''}`}
          onLoad={handleLoad}
        />
        <div role="status" className={styles.fallback}>
          {status === 'waiting' ? <p className={styles.loading}>{words.loading}</p> : null}
          {fallback ? (
            <Notice tone="warning" title={fallback.title}>
              <p>
                {fallback.text} <ExternalLink href={url}>{linkText}</ExternalLink>
              </p>
              <p className={styles.retry}>
                <Button variant="secondary" onClick={handleRetry}>
                  {words.retry}
                </Button>
              </p>
            </Notice>
          ) : null}
        </div>
      </div>
      <p className={fallback ? styles.missing : undefined}>
        {isForm ? null : `${words.missing} `}
        <ExternalLink href={url}>{linkText}</ExternalLink>
      </p>
    </div>
  );
}
