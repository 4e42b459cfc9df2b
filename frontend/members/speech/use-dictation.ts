import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { type Dictation, type DictationEvent, dictate, noDictation } from './dictation.ts';
import { findRecognition, type Recognition } from './recognition.ts';

/** A text that can be typed and, where the browser listens, dictated in Italian. */
export function useDictation(): {
  dictation: Dictation;
  dispatch: Dispatch<DictationEvent>;
  isSupported: boolean;
} {
  const [dictation, dispatch] = useReducer(dictate, noDictation);
  const [isSupported, setIsSupported] = useState(false);
  const engineRef = useRef<Recognition>(null);
  const { status, session } = dictation;
  const isOn = status !== 'off';

  useEffect(() => setIsSupported(findRecognition() !== undefined), []);

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
    if (status === 'stopping') engineRef.current?.stop();
  }, [status]);

  return { dictation, dispatch, isSupported };
}
