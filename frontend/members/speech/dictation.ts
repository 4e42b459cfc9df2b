import type { SpokenResults } from './recognition.ts';
import { emptyTranscript, hear, type Transcript, transcriptText } from './transcript.ts';

/** Appends spoken words to written ones, with one space between them. */
function joinSpoken(written: string, spoken: string): string {
  const isApart = written === '' || spoken === '' || /\s$/.test(written);
  return isApart ? written + spoken : `${written} ${spoken}`;
}

type DictationProblem =
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
  /** Times in a row that the engine could not reach its service or was taken away. */
  failures: number;
  problem: DictationProblem | undefined;
};

export type DictationEvent =
  | { type: 'type'; text: string }
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'result'; results: SpokenResults }
  | { type: 'error'; error: string }
  | { type: 'end' }
  /** The page is hidden: a telephone call is not to be heard. */
  | { type: 'hide' };

/** A browser whose engine has no service says `network` or `aborted` each time; the keyboard's own dictation is offered. */
const failuresMax = 2;
const failing: ReadonlySet<string> = new Set(['network', 'aborted']);

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
  failures: 0,
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
  const { status, text, before, silentSessions, failures, hasHeard, problem: shown } = dictation;
  switch (event.type) {
    case 'type': {
      // Typing clears the microphone's problem, but not a refused permission.
      const problem = shown === 'not_here' ? shown : undefined;
      const typed = { ...dictation, text: event.text, problem };
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
        failures: 0,
        problem: undefined,
      };
    }
    case 'error': {
      if (status === 'off') return dictation;
      if (failing.has(event.error) && status === 'recording' && failures + 1 >= failuresMax)
        return { ...dictation, status: 'off', failures: 0, problem: 'not_here' };
      if (event.error === 'aborted') return { ...dictation, failures: failures + 1 };
      const problem = problems[event.error] ?? 'not_working';
      return problem === 'silence'
        ? { ...dictation, problem: status === 'stopping' ? undefined : problem }
        : { ...dictation, problem, status: 'off', failures: event.error === 'network' ? failures + 1 : 0 };
    }
    case 'hide':
      return { ...dictation, status: 'off' };
    case 'end': {
      if (status !== 'recording') return { ...dictation, status: 'off' };
      const silent = hasHeard ? 0 : silentSessions + 1;
      if (silent >= silentSessionsMax)
        return { ...dictation, status: 'off', problem: dictation.problem ?? 'silence' };
      return newSession({ ...dictation, silentSessions: silent });
    }
  }
}
