import type { Dispatch } from 'react';
import { generator as words } from '#frontend/members/content/generator.ts';
import type { Dictation, DictationEvent } from '#frontend/members/speech/dictation.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './microphone-button.module.css';

type MicrophoneButtonProps = { dictation: Dictation; dispatch: Dispatch<DictationEvent> };

export function MicrophoneButton({ dictation: { status, problem }, dispatch }: MicrophoneButtonProps) {
  const isRecording = status === 'recording';
  return (
    <div className={styles.microphone}>
      <span id="microfono-intro">{words.microphoneIntro}</span>
      <Button
        variant="secondary"
        icon={<Icon name="Mic" className={isRecording ? styles.live : undefined} />}
        aria-pressed={isRecording}
        aria-describedby="microfono-nota"
        onClick={() => dispatch({ type: isRecording ? 'stop' : 'start' })}
      >
        {isRecording ? words.recording : words.useMicrophone}
      </Button>
      <p id="microfono-nota" className={styles.note}>
        {words.microphoneNote}
      </p>
      <p role="status" className={styles.problem}>
        {problem ? words.microphoneProblems[problem] : ''}
      </p>
    </div>
  );
}

/** Offers the keyboard's dictation in browsers without speech recognition. */
export function KeyboardDictation({ onWrite }: { onWrite: () => void }) {
  return (
    <div className={styles.microphone}>
      <Button
        variant="secondary"
        icon={<Icon name="Mic" />}
        aria-describedby="tastiera-nota"
        onClick={onWrite}
      >
        {words.useKeyboard}
      </Button>
      <p id="tastiera-nota" role="status" className={styles.note}>
        {words.microphoneProblems.not_here}
      </p>
    </div>
  );
}
