import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { getSession } from '#frontend/gate/api-client.ts';
import { Gate } from '#frontend/gate/gate.tsx';
import { forgetOffline } from '#frontend/gate/offline.ts';
import { Opening } from '#frontend/gate/opening.tsx';
import { useAppLinks } from '#frontend/gate/use-app-links.ts';
import { useSignInAgain } from '#frontend/gate/use-sign-in-again.tsx';
import { Head } from '#frontend/layout/head.tsx';
import { Page } from '#frontend/layout/page.tsx';
import type { MembersAreaProps } from '#frontend/members/members-area.tsx';

type View =
  | { at: 'gate' }
  | { at: 'opening' }
  | { at: 'opening-failed' }
  | { at: 'area'; MembersArea: ComponentType<MembersAreaProps> };

export default function Members() {
  const [view, setView] = useState<View>({ at: 'gate' });
  const { dialog, signInAgain } = useSignInAgain();
  useAppLinks();

  const open = useCallback(() => {
    setView({ at: 'opening' });
    import('#frontend/members/members-area.tsx').then(
      ({ MembersArea }) => setView({ at: 'area', MembersArea }),
      () => setView({ at: 'opening-failed' }),
    );
  }, []);

  useEffect(() => {
    getSession().then(
      ({ signedIn }) => (signedIn ? open() : forgetOffline()),
      // Without an answer the form stays, and says what is wrong when it is sent.
      () => undefined,
    );
  }, [open]);

  return (
    <>
      {view.at === 'area' ? (
        <>
          <Head slug="members" text={text} />
          <view.MembersArea signInAgain={signInAgain} onSignedOut={() => setView({ at: 'gate' })} />
        </>
      ) : (
        <Page slug="members" text={text}>
          {view.at === 'gate' ? (
            <Gate onSignedIn={open} />
          ) : (
            <Opening hasFailed={view.at === 'opening-failed'} />
          )}
        </Page>
      )}
      {dialog}
    </>
  );
}
