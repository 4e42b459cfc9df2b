import { useEffect, useReducer, useRef } from 'react';
import { ApiFailure, type FailureCode } from '#frontend/gate/api-client.ts';
import { type GenerateProgress, generate } from '#frontend/members/api.ts';
import { ERROR_SENTENCES, type GenerateRequest } from '#worker/contract.ts';
import {
  type Failure,
  type Generation,
  type GenerationEvent,
  generation,
  noGeneration,
} from './generation.ts';

type GenerationControls = {
  state: Generation;
  dispatch: (event: GenerationEvent) => void;
  /** Refused while another generation runs. */
  start: (request: GenerateRequest) => void;
  interrupt: () => void;
};

/** `signInAgain` asks for the passcode over the page: true once the person is in, then the same call is made again. */
export function useGeneration(
  signInAgain: () => Promise<boolean>,
  stored: Pick<Generation, 'drafts' | 'openId'>,
): GenerationControls {
  const [state, dispatch] = useReducer(generation, {
    ...noGeneration,
    drafts: stored.drafts,
    openId: stored.openId,
  });
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function run(request: GenerateRequest, signal: AbortSignal) {
    let text = '';
    let isComplete = true;
    let frame = 0;
    const showNow = () => {
      frame = 0;
      dispatch({ type: 'progress', text });
    };
    try {
      for await (const { event, data } of generateSignedIn(request, signal, signInAgain)) {
        text = event === 'done' ? data.text : text + data.text;
        isComplete = data.isComplete !== false;
        // Renders at most once per frame.
        frame ||= requestAnimationFrame(showNow);
      }
      dispatch({ type: isComplete ? 'finish' : 'interrupt', text });
    } catch (cause) {
      if (signal.aborted) dispatch({ type: 'interrupt', text });
      else dispatch({ type: 'fail', text, failure: failureOf(cause) });
    } finally {
      cancelAnimationFrame(frame);
      controllerRef.current = null;
    }
  }

  function start(request: GenerateRequest) {
    if (controllerRef.current) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    dispatch({ type: 'start', request, at: Date.now() });
    void run(request, controller.signal);
  }

  return { state, dispatch, start, interrupt: () => controllerRef.current?.abort() };
}

async function* generateSignedIn(
  request: GenerateRequest,
  signal: AbortSignal,
  signInAgain: () => Promise<boolean>,
): AsyncGenerator<GenerateProgress> {
  try {
    yield* generate(request, signal);
  } catch (cause) {
    const isExpired = cause instanceof ApiFailure && cause.nextStep === 'sign_in';
    if (!isExpired || !(await signInAgain())) throw cause;
    signal.throwIfAborted();
    yield* generate(request, signal);
  }
}

/** Shown with the generator's own sentence; the cause goes into the advice. */
const onTheWay: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'no_connection',
  'connection_lost',
  'no_answer',
  'no_service',
  'unreadable_answer',
]);

function failureOf(cause: unknown): Failure {
  if (!(cause instanceof ApiFailure)) console.error(cause);
  const failure = cause instanceof ApiFailure ? cause : new ApiFailure('internal_error');
  const { code, message, advice, nextStep, reference } = failure;
  const isOnTheWay = onTheWay.has(code);
  return {
    message: isOnTheWay || code === 'internal_error' ? ERROR_SENTENCES.generation_failed : message,
    advice: isOnTheWay ? `${message} ${advice}` : advice,
    canRetry: nextStep === 'retry' || nextStep === 'wait' || nextStep === 'sign_in',
    isOffline: code === 'no_connection',
    reference,
  };
}
