import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { type Dictation, type DictationEvent, dictate, noDictation } from './dictation.ts';
import { findRecognition, type Recognition } from './recognition.ts';

/** A text that can be typed and, where the browser listens, dictated in Italian. */
export function useDictation(initialText: string): {
  dictation: Dictation;
  dispatch: Dispatch<DictationEvent>;
  isSupported: boolean;
} {
  const [dictation, dispatch] = useReducer(dictate, { ...noDictation, text: initialText });
  const engineRef = useRef<Recognition>(null);
  const { status, session, problem } = dictation;
  const isOn = status !== 'off';
  // An installed app on iOS has the engine and may not use it.
  const isSupported = findRecognition() !== undefined && problem !== 'not_here';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session number asks for a new engine.
  useEffect(() => {
    const Engine = isOn ? findRecognition() : undefined;
    if (!Engine) return undefined;
    const engine = new Engine();
    Object.assign(engine, { lang: 'it-IT', continuous: true, interimResults: true });
    engine.onresult = ({ results }) => dispatch({ type: 'result', results });
    engine.onerror = ({ error }) => dispatch({ type: 'error', error });
    engine.onend = () => dispatch({ type: 'end' });
    engineRef.current = engine;
    try {
      engine.start();
    } catch {
      dispatch({ type: 'error', error: 'start' });
    }
    return () => {
      engine.onresult = engine.onerror = engine.onend = null;
      engine.abort();
      engineRef.current = null;
    };
  }, [isOn, session]);

  useEffect(() => {
    const handleVisibility = () => document.hidden && dispatch({ type: 'hide' });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  useEffect(() => {
    if (status === 'stopping') engineRef.current?.stop();
  }, [status]);

  return { dictation, dispatch, isSupported };
}
