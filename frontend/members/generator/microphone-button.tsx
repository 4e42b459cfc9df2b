import type { Dispatch } from 'react';
import { generator as words } from '#frontend/content/members/generator.ts';
import type { Dictation, DictationEvent } from '#frontend/members/speech/dictation.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './microphone-button.module.css';

type MicrophoneButtonProps = { dictation: Dictation; dispatch: Dispatch<DictationEvent> };

export function MicrophoneButton({ dictation: { status, problem }, dispatch }: MicrophoneButtonProps) {
  const isRecording = status === 'recording';
  return (
    <>
      <div className={styles.microphone}>
        <span>{words.microphoneIntro}</span>
        <Button
          variant="secondary"
          icon={<Icon name="Mic" className={isRecording ? styles.live : undefined} />}
          aria-pressed={isRecording}
          onClick={() => dispatch({ type: isRecording ? 'stop' : 'start' })}
        >
          {isRecording ? words.recording : words.useMicrophone}
        </Button>
      </div>
      <p role="status" className={styles.problem}>
        {problem ? words.microphoneProblems[problem] : ''}
      </p>
    </>
  );
}

/** Offers the keyboard's dictation in browsers without speech recognition. */
export function KeyboardDictation({ onWrite }: { onWrite: () => void }) {
  return (
    <div className={styles.microphone}>
      <Button variant="secondary" icon={<Icon name="Mic" />} onClick={onWrite}>
        {words.useKeyboard}
      </Button>
    </div>
  );
}
