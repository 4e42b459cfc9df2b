/** The part of the Web Speech API that we use; TypeScript's `dom` has its results but not the engine. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
  onresult: ((event: { results: SpokenResults }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
};

/** One result: its best reading first. */
export type SpokenResults = ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;

/** `undefined` where the browser does not listen; there the keyboard's own dictation is offered. */
export function findRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}
