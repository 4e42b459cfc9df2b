import { useEffect, useEffectEvent } from 'react';
import { getSession } from './api-client.ts';
import { sessionEnd } from './pending-sign-out.ts';

/** Browsers wrap a longer delay to 32 bits. */
const maxDelayMs = 2 ** 31 - 1;

/**
 * Calls `onEnd` when the session ends while `isOpen`: by a timer, and whenever the page is shown again, since phones stop
 * timers and the server may have ended the session before its time.
 */
export function useSessionEnd(isOpen: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOpen) return;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const leftMs = sessionEnd() - Date.now();
      if (leftMs <= 0) return end();
      timer = setTimeout(look, Math.min(leftMs, maxDelayMs));
    };
    const handleShow = () => {
      if (document.visibilityState === 'hidden') return;
      look();
      // Without an answer the area stays: it works without a connection until the session's own end.
      getSession().then(
        ({ signedIn }) => !signedIn && !isStopped && end(),
        () => undefined,
      );
    };
    look();
    document.addEventListener('visibilitychange', handleShow);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleShow);
    };
  }, [isOpen]);
}
