import { type FormEvent, useEffect, useRef, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Field } from '#frontend/ui/field.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { type ApiFailure, signIn } from './api-client.ts';
import styles from './passcode-form.module.css';
import { rememberSession } from './pending-sign-out.ts';

type State =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'refused'; sentence: string; advice?: string; reference?: string | undefined };

/**
 * Before hydration `method="dialog"` and controls without names keep the passcode out of any request. A click by then
 * is replayed after hydration (`early/record-interactions.ts`).
 */
export function PasscodeForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [isShown, setIsShown] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const isReady = state.status !== 'loading';

  useEffect(() => {
    // An early press may have sent it already.
    setState((now) => (now.status === 'loading' ? { status: 'ready' } : now));
    setIsShown(Boolean(formRef.current?.querySelector<HTMLInputElement>('[type=checkbox]')?.checked));
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const input = event.currentTarget.querySelector<HTMLInputElement>('[autocomplete=current-password]');
    const passcode = input?.value.trim() ?? '';
    if (!passcode) return setState({ status: 'refused', sentence: text.empty });
    setState({ status: 'sending' });
    try {
      rememberSession(await signIn(passcode));
      onSignedIn();
    } catch (failure) {
      const { message, advice, nextStep, reference } = failure as ApiFailure;
      const isTheirs = nextStep === 'change_input' || nextStep === 'wait';
      setState({
        status: 'refused',
        sentence: message,
        advice,
        reference: isTheirs ? undefined : reference,
      });
      input?.select();
    }
  }

  const refusal = state.status === 'refused' ? state : undefined;
  return (
    <form ref={formRef} className="stack gap-4" onSubmit={handleSubmit} method="dialog" noValidate>
      <input name={isReady ? 'username' : undefined} autoComplete="username" defaultValue="staff" hidden />
      <Field label={text.passcode} hint={refusal?.advice} error={refusal?.sentence}>
        {(control) => (
          <input
            {...control}
            name={isReady ? 'passcode' : undefined}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {refusal?.reference ? <p className="small">{text.reference(refusal.reference)}</p> : null}
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        {text.show}
      </label>
      <div className={styles.send}>
        <Button type="submit" icon={<Icon name="KeyRound" />} disabled={state.status === 'sending'}>
          {state.status === 'sending' ? text.submitting : text.submit}
        </Button>
      </div>
      <noscript>
        <Button disabled>{text.submit}</Button>
      </noscript>
    </form>
  );
}
