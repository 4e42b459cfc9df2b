import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { formatTime } from '#frontend/italian/format-date.ts';
import { romeClock } from '#frontend/lib/rome-clock.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { type ApiFailure, signOut as endSession } from './api-client.ts';
import { clearPending, forgetSession, knownSince, pendingSignOut, sessionEnd } from './pending-sign-out.ts';

type State =
  | { at: 'signed-in' }
  | { at: 'pending'; endsAt: number; hasConnection: boolean }
  | { at: 'out'; wasPending: boolean };

/** Repeats without an `online` event too: browsers take a Wi-Fi that leads nowhere for a connection. */
const repeatMs = 20_000;
/** Maximum wait for the server's answer before the gate is shown. */
const patienceMs = 1000;

/** Reaches all tabs. Browsers that block storage may refuse it. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('members');
  } catch {
    return undefined;
  }
}

/**
 * Signs out: signed in → pending → out. This device forgets the session at once, also without a network; the server is asked
 * until it has ended it. `onSignedOut` is called in every other tab. `resume` goes on with a sign-out that an earlier page
 * left pending; false when there is none. `reset` is for a new session.
 */
export function useSignOut(onSignedOut: () => void): {
  notice: ReactNode;
  signOut: () => Promise<void>;
  resume: () => boolean;
  reset: () => void;
} {
  const [state, setState] = useState<State>({ at: 'signed-in' });
  const channelRef = useRef<BroadcastChannel>(undefined);
  /** An answer to an earlier run changes nothing. */
  const runRef = useRef(0);

  const handleMessage = useEffectEvent(onSignedOut);
  useEffect(() => {
    const channel = openChannel();
    channelRef.current = channel;
    channel?.addEventListener('message', () => handleMessage());
    return () => channel?.close();
  }, []);

  const reset = () => {
    runRef.current += 1;
    setState({ at: 'signed-in' });
  };

  async function askServer(endsAt: number) {
    runRef.current += 1;
    const run = runRef.current;
    const failure = await endSession().catch((error: ApiFailure) => error);
    if (run !== runRef.current) return;
    if (failure) return setState({ at: 'pending', endsAt, hasConnection: failure.code !== 'no_connection' });
    clearPending();
    setState((before) => ({ at: 'out', wasPending: before.at === 'pending' }));
  }

  async function signOut() {
    const endsAt = sessionEnd();
    const answer = askServer(endsAt);
    forgetSession(endsAt);
    channelRef.current?.postMessage('signed-out');
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    setState((now) => (now.at === 'signed-in' ? { at: 'pending', endsAt, hasConnection: true } : now));
  }

  const repeat = useEffectEvent((endsAt: number) => {
    // Somebody has signed in from another tab, which ended the earlier session too.
    if (knownSince() !== undefined) setState({ at: 'out', wasPending: true });
    else void askServer(endsAt);
  });
  useEffect(() => {
    if (state.at !== 'pending') return;
    const repeatNow = () => repeat(state.endsAt);
    addEventListener('online', repeatNow);
    const timer = setInterval(repeatNow, repeatMs);
    return () => {
      removeEventListener('online', repeatNow);
      clearInterval(timer);
    };
  }, [state]);

  function resume() {
    const endsAt = pendingSignOut();
    if (endsAt === undefined) return false;
    void askServer(endsAt);
    return true;
  }

  const notice =
    state.at === 'pending' ? (
      <Notice tone="warning" role="alert">
        {text.signOutPending(
          state.hasConnection,
          formatTime(romeClock(new Date(state.endsAt)).time.slice(0, 5)),
        )}
      </Notice>
    ) : state.at === 'out' && state.wasPending ? (
      <Notice tone="success" role="status">
        {text.signedOut}
      </Notice>
    ) : null;
  return { notice, signOut, resume, reset };
}
