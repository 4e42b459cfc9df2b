import { type ReactNode, useRef } from 'react';
import { unsentText as text } from '#frontend/content/members/earlier-draft.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { isUnsent, storedDraft } from './generator/stored-draft.ts';

/** Signs out at once, or after a question where a description would be lost. */
export function useSignOutQuestion(onSignOut: () => void): { dialog: ReactNode; handleSignOut: () => void } {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const handleSignOut = () => (isUnsent(storedDraft()) ? dialogRef.current?.showModal() : onSignOut());
  const dialog = (
    <Dialog ref={dialogRef} heading={text.heading}>
      <p>{text.lead}</p>
      <div className="row gap-2">
        <Button onClick={() => dialogRef.current?.close()}>{text.stay}</Button>
        <Button variant="secondary" onClick={onSignOut}>
          {text.leave}
        </Button>
      </div>
    </Dialog>
  );
  return { dialog, handleSignOut };
}
