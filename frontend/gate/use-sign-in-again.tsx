import { type ReactNode, useRef, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { sessionEnd } from './pending-sign-out.ts';

/**
 * Asks for the passcode over the page as it stands, so that nothing typed below is lost.
 * `signInAgain` resolves to true once the person is in, to false if they close the dialog.
 */
export function useSignInAgain(): {
  dialog: ReactNode;
  isAsking: boolean;
  signInAgain: () => Promise<boolean>;
} {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const resolveRef = useRef<(isSignedIn: boolean) => void>(null);
  const [lead, setLead] = useState<string>();

  const signInAgain = () =>
    new Promise<boolean>((resolve) => {
      resolveRef.current?.(false);
      resolveRef.current = resolve;
      setLead(sessionEnd() > Date.now() ? text.revokedLead : text.expiredLead);
      dialogRef.current?.showModal();
    });

  function handleClose() {
    setLead(undefined);
    resolveRef.current?.(dialogRef.current?.returnValue === 'in');
    resolveRef.current = null;
  }

  const dialog = (
    // Opaque: the next person sees nothing of what was typed.
    <Dialog ref={dialogRef} heading={text.expiredHeading} isOpaque onClose={handleClose}>
      {lead ? (
        <>
          <p>{lead}</p>
          <PasscodeForm onSignedIn={() => dialogRef.current?.close('in')} />
          <Button variant="quiet" onClick={() => dialogRef.current?.close('')}>
            {text.later}
          </Button>
        </>
      ) : null}
    </Dialog>
  );
  return { dialog, isAsking: lead !== undefined, signInAgain };
}
