import { type FormEvent, useEffect, useState } from 'react';
import { members as text } from '#frontend/content/pages/members.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Field } from '#frontend/ui/field.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { type ApiFailure, signIn } from './api-client.ts';
import styles from './passcode-form.module.css';

type State =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'refused'; sentence: string };

const refusal = ({ message, retryAfterSeconds }: ApiFailure): string =>
  retryAfterSeconds === undefined ? message : `${message} ${text.wait(Math.ceil(retryAfterSeconds / 60))}`;

export function PasscodeForm({ onSignedIn }: { onSignedIn: () => void }) {
  // The button waits for the script: a form sent before would carry the passcode away from this page.
  const [state, setState] = useState<State>({ status: 'loading' });
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setState({ status: 'ready' }), []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const passcode = String(new FormData(form).get('passcode')).trim();
    if (!passcode) return setState({ status: 'refused', sentence: text.empty });
    setState({ status: 'sending' });
    try {
      await signIn(passcode);
      onSignedIn();
    } catch (failure) {
      setState({ status: 'refused', sentence: refusal(failure as ApiFailure) });
      form.querySelector<HTMLInputElement>('[name=passcode]')?.select();
    }
  }

  const isBusy = state.status === 'loading' || state.status === 'sending';
  return (
    <form className={styles.form} onSubmit={handleSubmit} method="post" noValidate>
      <input name="username" autoComplete="username" defaultValue="staff" hidden />
      <Field label={text.passcode} error={state.status === 'refused' ? state.sentence : undefined}>
        {(control) => (
          <input
            {...control}
            name="passcode"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        {text.show}
      </label>
      <Button type="submit" icon={<Icon name="KeyRound" />} disabled={isBusy}>
        {state.status === 'sending' ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
