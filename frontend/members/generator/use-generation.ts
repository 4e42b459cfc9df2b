import { useEffect, useReducer, useRef } from 'react';
import { failures } from '#frontend/content/pages/members.ts';
import { ApiFailure, type FailureCode } from '#frontend/gate/api-client.ts';
import { type GenerateProgress, generate } from '#frontend/members/api.ts';
import {
  type Failure,
  type Generation,
  type GenerationEvent,
  generation,
  noGeneration,
} from './generation.ts';

export type GenerationControls = {
  state: Generation;
  dispatch: (event: GenerationEvent) => void;
  start: (description: string) => void;
  interrupt: () => void;
};

/** `signInAgain` asks for the passcode over the page: true once the person is in, then the same call is made again. */
export function useGeneration(
  signInAgain: () => Promise<boolean>,
  kept: Pick<Generation, 'drafts' | 'openId'>,
): GenerationControls {
  const [state, dispatch] = useReducer(generation, {
    ...noGeneration,
    drafts: kept.drafts,
    openId: kept.openId,
  });
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function run(description: string, signal: AbortSignal) {
    let text = '';
    let isWhole = true;
    let frame = 0;
    const showNow = () => {
      frame = 0;
      dispatch({ type: 'progress', text });
    };
    try {
      for await (const { event, data } of generateSignedIn(description, signal, signInAgain)) {
        text = event === 'done' ? data.text : text + data.text;
        isWhole = data.isComplete !== false;
        // As often as the screen is drawn, however fast the words arrive.
        frame ||= requestAnimationFrame(showNow);
      }
      dispatch({ type: isWhole ? 'finish' : 'interrupt', text });
    } catch (cause) {
      if (signal.aborted) dispatch({ type: 'interrupt', text });
      else dispatch({ type: 'fail', text, failure: failureOf(cause) });
    } finally {
      cancelAnimationFrame(frame);
    }
  }

  function start(description: string) {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    dispatch({ type: 'start', description });
    void run(description, controller.signal);
  }

  return { state, dispatch, start, interrupt: () => controllerRef.current?.abort() };
}

async function* generateSignedIn(
  description: string,
  signal: AbortSignal,
  signInAgain: () => Promise<boolean>,
): AsyncGenerator<GenerateProgress> {
  try {
    yield* generate(description, signal);
  } catch (cause) {
    const isExpired = cause instanceof ApiFailure && cause.nextStep === 'sign_in';
    if (!isExpired || !(await signInAgain())) throw cause;
    signal.throwIfAborted();
    yield* generate(description, signal);
  }
}

/** Faults on the way to the generator are the generator's to whoever waits for a post; the cause is part of the advice. */
const onTheWay: ReadonlySet<FailureCode> = new Set(['no_connection', 'unreadable_answer']);

function failureOf(cause: unknown): Failure {
  if (!(cause instanceof ApiFailure)) console.error(cause);
  const failure = cause instanceof ApiFailure ? cause : new ApiFailure('internal_error');
  const { code, message, advice, nextStep } = failure;
  const isOnTheWay = onTheWay.has(code);
  return {
    message: isOnTheWay || code === 'internal_error' ? failures.generation_failed.sentence : message,
    advice: isOnTheWay ? `${message} ${advice}` : advice,
    canRetry: nextStep === 'retry' || nextStep === 'wait' || nextStep === 'sign_in',
    isOffline: code === 'no_connection',
  };
}
