import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { members as text } from '#frontend/content/pages/members.ts';
import { getSession } from '#frontend/gate/api-client.ts';
import { Gate, Opening } from '#frontend/gate/gate.tsx';
import { deleteOffline } from '#frontend/gate/offline-cache.ts';
import {
  forgetDrafts,
  isUnknownSession,
  knownSince,
  rememberSession,
} from '#frontend/gate/pending-sign-out.ts';
import { useSessionEnd } from '#frontend/gate/use-session-end.ts';
import { useSignInAgain } from '#frontend/gate/use-sign-in-again.tsx';
import { useSignOut } from '#frontend/gate/use-sign-out.tsx';
import { Head } from '#frontend/layout/head.tsx';
import { Page } from '#frontend/layout/page.tsx';
import type { MembersAreaProps } from '#frontend/members/members-area.tsx';
import { Notice } from '#frontend/ui/notice.tsx';

type View =
  | { at: 'gate'; isExpired?: true }
  | { at: 'opening' }
  | { at: 'opening-failed' }
  | {
      at: 'area';
      MembersArea: ComponentType<MembersAreaProps>;
      isFromCache: boolean;
      since: number | undefined;
    };

const openingMs = 15_000;

export default function Members() {
  const [view, setView] = useState<View>({ at: 'gate' });
  /** An answer to an earlier run changes nothing. */
  const runRef = useRef(0);
  const { dialog, isAsking, signInAgain } = useSignInAgain();
  const { notice, signOut, resume, reset } = useSignOut(close);
  useAppLinks();

  function open(isFromCache = false) {
    runRef.current += 1;
    const run = runRef.current;
    const show = (next: View) => run === runRef.current && setView(next);
    reset();
    const since = knownSince();
    // Drafts from before are a colleague's, if somebody has signed out in another tab meanwhile.
    if (since !== undefined) forgetDrafts(since);
    show({ at: 'opening' });
    const fail = () => show({ at: 'opening-failed' });
    const timer = setTimeout(fail, openingMs);
    import('#frontend/members/members-area.tsx')
      .then(({ MembersArea }) => show({ at: 'area', MembersArea, isFromCache, since }), fail)
      .finally(() => clearTimeout(timer));
  }

  function showGate(gate: View) {
    runRef.current += 1;
    flushSync(() => setView(gate));
    // The focused button has unmounted: keyboard and screen reader continue from here.
    if (view.at !== 'gate') document.querySelector('main')?.focus({ preventScroll: true });
  }

  function close() {
    showGate({ at: 'gate' });
    // Only once the area has unmounted, or it would store them again; what a later session stores stays.
    forgetDrafts(knownSince());
  }

  // The dialog covers the area too, and then goes on where it was.
  useSessionEnd(view.at === 'area' && !isAsking, () => {
    showGate({ at: 'gate', isExpired: true });
    deleteOffline();
  });

  const begin = useEffectEvent(() => {
    if (resume()) return;
    const run = runRef.current;
    getSession().then(
      (session) => {
        if (run !== runRef.current) return;
        if (session.signedIn) {
          if (isUnknownSession()) rememberSession(Date.parse(session.expiresAt));
          open(session.isFromCache);
        } else {
          deleteOffline();
          if (knownSince() === undefined) forgetDrafts();
        }
      },
      // Without an answer the form stays; sending it shows the failure.
      () => undefined,
    );
  });
  /** A page in the back-forward cache gets no message from another tab. */
  const handleShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && view.at === 'area' && view.since !== knownSince()) close();
  });
  useEffect(() => {
    begin();
    const show = (event: PageTransitionEvent) => handleShow(event);
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);

  return view.at === 'area' ? (
    <>
      <Head slug="members" text={text} />
      <view.MembersArea
        isFromCache={view.isFromCache}
        signInAgain={signInAgain}
        onSignOut={() => signOut().then(close)}
      />
      {dialog}
    </>
  ) : (
    <Page slug="members" text={text}>
      {view.at === 'gate' ? (
        <Gate onSignedIn={() => open()}>
          {notice}
          {view.isExpired ? <Notice role="status">{text.expiredNotice}</Notice> : null}
        </Gate>
      ) : (
        <Opening hasFailed={view.at === 'opening-failed'} />
      )}
    </Page>
  );
}

const appLinks = { manifest: '/members.webmanifest', 'apple-touch-icon': '/members-touch-icon.png' };

/** Lets browsers install the staff area under its own name instead of the public site. */
function useAppLinks(): void {
  useEffect(() => {
    const undo = Object.entries(appLinks).map(([rel, href]) => {
      const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
      const before = link?.getAttribute('href') ?? '';
      link?.setAttribute('href', href);
      return () => link?.setAttribute('href', before);
    });
    return () => {
      for (const restore of undo) restore();
    };
  }, []);
}
