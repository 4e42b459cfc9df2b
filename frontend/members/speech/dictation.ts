import type { SpokenResults } from './recognition.ts';
import { emptyTranscript, hear, type Transcript, transcriptText } from './transcript.ts';

/** Appends spoken words to written ones, with one space between them. */
function joinSpoken(written: string, spoken: string): string {
  const isApart = written === '' || spoken === '' || /\s$/.test(written);
  return isApart ? written + spoken : `${written} ${spoken}`;
}

export type DictationProblem =
  | 'permission_refused'
  | 'not_here'
  | 'no_microphone'
  | 'no_network'
  | 'silence'
  | 'language_missing'
  | 'not_working';

/** A text that is typed and dictated. `session` counts the engine's runs: a new number asks for a new one. */
export type Dictation = {
  status: 'off' | 'recording' | 'stopping';
  text: string;
  session: number;
  /** The text as it was when the running session began. */
  before: string;
  transcript: Transcript;
  hasHeard: boolean;
  /** Sessions in a row in which nothing was heard. */
  silentSessions: number;
  problem: DictationProblem | undefined;
};

export type DictationEvent =
  | { type: 'type'; text: string }
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'result'; results: SpokenResults }
  | { type: 'error'; error: string }
  | { type: 'end' };

/** Switches the microphone off after so many silent sessions: somebody forgot it. */
const silentSessionsMax = 3;

const problems: Record<string, DictationProblem> = {
  'not-allowed': 'permission_refused',
  'service-not-allowed': 'not_here',
  'audio-capture': 'no_microphone',
  network: 'no_network',
  'no-speech': 'silence',
  'language-not-supported': 'language_missing',
};

export const noDictation: Dictation = {
  status: 'off',
  text: '',
  session: 0,
  before: '',
  transcript: emptyTranscript,
  hasHeard: false,
  silentSessions: 0,
  problem: undefined,
};

const newSession = (dictation: Dictation): Dictation => ({
  ...dictation,
  session: dictation.session + 1,
  before: dictation.text,
  transcript: emptyTranscript,
  hasHeard: false,
});

/** Reducer of typed text, the engine's events and the microphone button. */
export function dictate(dictation: Dictation, event: DictationEvent): Dictation {
  const { status, text, before, silentSessions, hasHeard } = dictation;
  switch (event.type) {
    case 'type': {
      const typed = { ...dictation, text: event.text };
      // Starts a new session: the next result of the old one would overwrite what was typed.
      return status === 'recording' ? newSession(typed) : typed;
    }
    case 'start':
      return newSession({ ...dictation, status: 'recording', silentSessions: 0, problem: undefined });
    case 'stop':
      return status === 'recording' ? { ...dictation, status: 'stopping', problem: undefined } : dictation;
    case 'result': {
      if (status === 'off') return dictation;
      const transcript = hear(dictation.transcript, event.results);
      const spoken = transcriptText(transcript);
      if (!spoken && !hasHeard) return dictation;
      return {
        ...dictation,
        transcript,
        text: spoken ? joinSpoken(before, spoken) : text,
        hasHeard: true,
        silentSessions: 0,
        problem: undefined,
      };
    }
    case 'error': {
      if (status === 'off' || event.error === 'aborted') return dictation;
      const problem = problems[event.error] ?? 'not_working';
      return problem === 'silence'
        ? { ...dictation, problem: status === 'stopping' ? undefined : problem }
        : { ...dictation, problem, status: 'off' };
    }
    case 'end': {
      if (status !== 'recording') return { ...dictation, status: 'off' };
      const silent = hasHeard ? 0 : silentSessions + 1;
      if (silent >= silentSessionsMax)
        return { ...dictation, status: 'off', problem: dictation.problem ?? 'silence' };
      return newSession({ ...dictation, silentSessions: silent });
    }
  }
}
