import { useDeferredValue, useMemo, useRef } from 'react';
import { generator as words } from '#frontend/content/members/generator.ts';
import { generatorPanel } from '#frontend/content/members/generator-panel.ts';
import { formatNumber } from '#frontend/italian/words.ts';
import type { useDictation } from '#frontend/members/speech/use-dictation.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Field } from '#frontend/ui/field.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { DESCRIPTION_MAX_CHARACTERS } from '#worker/contract.ts';
import styles from './description-form.module.css';
import { KeyboardDictation, MicrophoneButton } from './microphone-button.tsx';
import { findPersonalData } from './personal-data.ts';
import { PersonalDataList } from './personal-data-list.tsx';

type DescriptionFormProps = {
  speech: ReturnType<typeof useDictation>;
  isBusy: boolean;
  /** The last attempt was empty or too long. */
  isRefused: boolean;
  /** The text survives a reload. */
  isStored: boolean;
  onGenerate: () => void;
};

export function DescriptionForm({ speech, isBusy, isRefused, isStored, onGenerate }: DescriptionFormProps) {
  const { dictation, dispatch, isSupported } = speech;
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const { text } = dictation;
  const examined = useDeferredValue(text);
  const personalData = useMemo(() => findPersonalData(examined), [examined]);
  const length = [...text.trim()].length;
  const extra = length - DESCRIPTION_MAX_CHARACTERS;
  const error =
    extra > 0 ? words.tooLong(formatNumber(extra)) : isRefused && length === 0 ? words.empty : undefined;

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
    >
      <Field label={words.description} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={boxRef}
            aria-describedby={[control['aria-describedby'], 'descrizione-nota'].filter(Boolean).join(' ')}
            rows={6}
            value={text}
            placeholder={words.placeholder}
            onChange={({ target }) => dispatch({ type: 'type', text: target.value })}
          />
        )}
      </Field>
      <PersonalDataList
        where="description"
        data={personalData}
        onShow={({ start, end }) => {
          boxRef.current?.focus();
          boxRef.current?.setSelectionRange(start, end);
        }}
      />
      <div className={styles.actions}>
        {isSupported ? (
          <MicrophoneButton dictation={dictation} dispatch={dispatch} />
        ) : (
          <KeyboardDictation onWrite={() => boxRef.current?.focus()} />
        )}
        <Button type="submit" icon={<Icon name="Sparkles" />} disabled={isBusy}>
          {isBusy ? words.generating : words.generate}
        </Button>
      </div>
      <div className={styles.notes}>
        <p id="descrizione-nota">
          {generatorPanel.author} {words.descriptionHint}
        </p>
        <p>{isSupported ? words.microphoneNote : words.microphoneProblems.not_here}</p>
        <p>{isStored ? words.stored : words.notStored}</p>
        <p className={styles.counter}>
          {words.counter(formatNumber(length), formatNumber(DESCRIPTION_MAX_CHARACTERS))}
        </p>
      </div>
    </form>
  );
}
