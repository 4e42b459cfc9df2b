import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { members as text } from '#frontend/content/pages/members.ts';
import { getSession } from '#frontend/gate/api-client.ts';
import { Gate, Opening } from '#frontend/gate/gate.tsx';
import { forgetDrafts } from '#frontend/gate/left-session.ts';
import { forgetOffline } from '#frontend/gate/offline.ts';
import { useAppLinks } from '#frontend/gate/use-app-links.ts';
import { useLeaving } from '#frontend/gate/use-leaving.tsx';
import { useSignInAgain } from '#frontend/gate/use-sign-in-again.tsx';
import { Head } from '#frontend/layout/head.tsx';
import { Page } from '#frontend/layout/page.tsx';
import type { MembersAreaProps } from '#frontend/members/members-area.tsx';

type View =
  | { at: 'gate' }
  | { at: 'opening' }
  | { at: 'opening-failed' }
  | { at: 'area'; MembersArea: ComponentType<MembersAreaProps>; isKept: boolean };

export default function Members() {
  const [view, setView] = useState<View>({ at: 'gate' });
  const { dialog, signInAgain } = useSignInAgain();
  const { news, leave, endEarlier, forget } = useLeaving();
  useAppLinks();

  function open(isKept = false) {
    setView({ at: 'opening' });
    import('#frontend/members/members-area.tsx').then(
      ({ MembersArea }) => setView({ at: 'area', MembersArea, isKept }),
      () => setView({ at: 'opening-failed' }),
    );
  }

  function handleSignedIn() {
    forget();
    open();
  }

  const begin = useEffectEvent(() => {
    if (endEarlier()) return;
    getSession().then(
      ({ signedIn, isKept }) => (signedIn ? open(isKept) : forgetOffline()),
      // Without an answer the form stays, and says what is wrong when it is sent.
      () => undefined,
    );
  });
  useEffect(() => begin(), []);

  async function handleSignOut() {
    await leave();
    flushSync(() => setView({ at: 'gate' }));
    // Once the area is gone, or it would keep them again.
    forgetDrafts();
    // The button that had the focus is gone too: keyboard and screen reader go on from here.
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      {view.at === 'area' ? (
        <>
          <Head slug="members" text={text} />
          <view.MembersArea isKept={view.isKept} signInAgain={signInAgain} onSignOut={handleSignOut} />
        </>
      ) : (
        <Page slug="members" text={text}>
          {view.at === 'gate' ? (
            <Gate onSignedIn={handleSignedIn}>{news}</Gate>
          ) : (
            <Opening hasFailed={view.at === 'opening-failed'} />
          )}
        </Page>
      )}
      {dialog}
    </>
  );
}
