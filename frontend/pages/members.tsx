import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { getSession } from '#frontend/gate/api-client.ts';
import { Gate } from '#frontend/gate/gate.tsx';
import { Opening } from '#frontend/gate/opening.tsx';
import { useSignInAgain } from '#frontend/gate/use-sign-in-again.tsx';
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

  const open = useCallback(() => {
    setView({ at: 'opening' });
    import('#frontend/members/members-area.tsx').then(
      ({ MembersArea }) => setView({ at: 'area', MembersArea }),
      () => setView({ at: 'opening-failed' }),
    );
  }, []);

  useEffect(() => {
    getSession().then(
      ({ signedIn }) => signedIn && open(),
      // Without an answer the form stays, and says what is wrong when it is sent.
      () => undefined,
    );
  }, [open]);

  return (
    <Page slug="members" text={text}>
      {view.at === 'gate' ? <Gate onSignedIn={open} /> : null}
      {view.at === 'opening' || view.at === 'opening-failed' ? (
        <Opening hasFailed={view.at === 'opening-failed'} />
      ) : null}
      {view.at === 'area' ? (
        <view.MembersArea signInAgain={signInAgain} onSignedOut={() => setView({ at: 'gate' })} />
      ) : null}
      {dialog}
    </Page>
  );
}
