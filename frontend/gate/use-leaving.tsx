import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { endLeft, type LeftSession, leaveDevice, leftBefore } from './left-session.ts';

/** Browsers take a Wi-Fi for a connection: the server is asked again also when none says that anything changed. */
const againMs = 20_000;
/** So long the door may stay open for the server's answer. */
const patienceMs = 1000;

const clock = new Intl.DateTimeFormat('it', { hour: 'numeric', minute: '2-digit' });

/**
 * Signing out: from this device at once, from the server as soon as it answers; `leave` resolves when it has, or cannot soon. `news` says what is left to do;
 * `endEarlier` does what an earlier page has left, and is false when there was nothing; `forget` is for whoever has
 * signed in since: the server ended the earlier session with that.
 */
export function useLeaving(): {
  news: ReactNode;
  leave: () => Promise<void>;
  endEarlier: () => boolean;
  forget: () => void;
} {
  const [waiting, setWaiting] = useState<LeftSession>();
  const [hasEnded, setHasEnded] = useState(false);

  const end = async (left: LeftSession) => {
    const isOver = await endLeft(left);
    if (isOver) setHasEnded(waiting !== undefined);
    setWaiting(isOver ? undefined : left);
  };
  const endAgain = useEffectEvent(() => waiting && end(waiting));
  useEffect(() => {
    if (!waiting) return;
    addEventListener('online', endAgain);
    const again = setInterval(endAgain, againMs);
    return () => {
      removeEventListener('online', endAgain);
      clearInterval(again);
    };
  }, [waiting]);

  const forget = () => {
    setWaiting(undefined);
    setHasEnded(false);
  };
  const leave = () => {
    forget();
    return Promise.race([
      end(leaveDevice()),
      new Promise<void>((resolve) => setTimeout(resolve, patienceMs)),
    ]);
  };
  const endEarlier = () => {
    const left = leftBefore();
    if (left) void end(left);
    return left !== undefined;
  };
  const news = waiting ? (
    <Notice tone="warning" role="alert">
      {text.leftUntold(clock.format(waiting.endsAt))}
    </Notice>
  ) : hasEnded ? (
    <Notice tone="success" role="status">
      {text.leftTold}
    </Notice>
  ) : null;
  return { news, leave, endEarlier, forget };
}
