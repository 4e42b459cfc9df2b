import { browserSentences, failures, members as text } from '#frontend/content/pages/members.ts';
import { ERROR_SENTENCES, type ErrorBody, isRecord, type SessionStatus } from '#worker/contract.ts';

const sentences = { ...ERROR_SENTENCES, ...browserSentences };

/** The server's codes, and those that only the browser can know. */
export type FailureCode = keyof typeof sentences;

export type NextStep = 'sign_in' | 'retry' | 'wait' | 'change_input' | 'reload' | 'tell_management';

const explanations: Record<FailureCode, { advice: string; nextStep: NextStep }> = failures;

const answerMs = 15_000;

const relativeTime = new Intl.RelativeTimeFormat('it');
/** «tra 40 minuti», «tra 3 ore»: rounded up. */
const whenAfter = (seconds: number): string =>
  seconds <= 5400
    ? relativeTime.format(Math.ceil(seconds / 60), 'minute')
    : relativeTime.format(Math.ceil(seconds / 3600), 'hour');

type Details = { retryAfterSeconds?: number | undefined; requestId?: string | undefined };

/** Any failed call; an abort by the caller stays an `AbortError`. `message` is Italian. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** From `Retry-After`, whole seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** Finds the cause in the log; only for answers of the server. */
  readonly requestId: string | undefined;

  constructor(code: FailureCode, { retryAfterSeconds, requestId }: Details = {}) {
    super(sentences[code]);
    this.name = 'ApiFailure';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }

  /** The beginning of `requestId`, short enough to be read out. */
  get reference(): string | undefined {
    return this.requestId?.slice(0, 8);
  }

  get nextStep(): NextStep {
    return explanations[this.code].nextStep;
  }

  get advice(): string {
    const { advice } = explanations[this.code];
    return this.retryAfterSeconds === undefined
      ? advice
      : `${text.wait(whenAfter(this.retryAfterSeconds))} ${advice}`;
  }
}

/** Replaces `AbortSignal.timeout`, whose reason is a `TimeoutError` only from Chrome 124 on. */
function answerTimeout(): AbortSignal {
  const call = new AbortController();
  setTimeout(() => call.abort(new DOMException('', 'TimeoutError')), answerMs);
  return call.signal;
}

/** `isFromCache`: the server was not reached, `members-worker.js` answered with the cached session. */
export async function getSession(): Promise<SessionStatus & { isFromCache?: boolean }> {
  const signal = answerTimeout();
  const status = await readJson(await send('GET', '/api/session', { signal }), signal);
  if (!isRecord(status) || typeof status.signedIn !== 'boolean') throw unreadableAnswer();
  return status as SessionStatus;
}

let signingOut: Promise<unknown> = Promise.resolve();

/**
 * Resolves to the end of the new session, in ms since 1970. Waits for a sign-out that is under way: its answer would
 * delete the new cookie.
 */
export async function signIn(passcode: string): Promise<number> {
  await signingOut;
  await send('POST', '/api/session', { body: { passcode } });
  const session = await getSession();
  if (!session.signedIn) throw new ApiFailure('cookies_refused');
  return Date.parse(session.expiresAt);
}

/** Ends the session on the server; throws `ApiFailure`. */
export async function signOut(): Promise<void> {
  const sent = send('DELETE', '/api/session');
  signingOut = sent.catch(() => undefined);
  await sent;
}

export const unreadableAnswer = (): ApiFailure => new ApiFailure('unreadable_answer');

type Call = { body?: unknown; signal?: AbortSignal; accept?: string };

/** One call to `/api/*`; throws `ApiFailure` for everything but a success. Without a `signal` it ends after 15 s. */
export async function send(
  method: string,
  path: string,
  { body, accept = 'application/json', signal = answerTimeout() }: Call = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    signal,
    headers: { Accept: accept, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => Promise.reject(connectionFault(signal)));
  if (response.ok) return response;
  const answer = attemptJson(await readText(response, signal));
  throw answer === undefined && isPlatform(response.status)
    ? new ApiFailure('no_service')
    : failureFromBody(answer, retryAfterSeconds(response));
}

/** A page without our envelope by these statuses comes from the platform in trouble; 511 and others from a network that wants a login. */
const isPlatform = (status: number): boolean => status === 429 || (status >= 500 && status !== 511);

/** The caller's own abort as it is, else `no_answer` after a timeout, `no_connection` where the browser knows of none, or `connection_lost`. */
export const connectionFault = ({ aborted, reason }: AbortSignal): unknown => {
  if (!aborted) return new ApiFailure(navigator.onLine === false ? 'no_connection' : 'connection_lost');
  return reason?.name === 'TimeoutError' ? new ApiFailure('no_answer') : reason;
};

const readText = (response: Response, signal: AbortSignal): Promise<string> =>
  response.text().catch(() => Promise.reject(connectionFault(signal)));

const readJson = async (response: Response, signal: AbortSignal): Promise<unknown> =>
  parseJson(await readText(response, signal));

const attemptJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Throws `unreadable_answer` for text that is not JSON. */
export function parseJson(text: string): unknown {
  const value = attemptJson(text);
  if (value === undefined) throw unreadableAnswer();
  return value;
}

/** The failure in the server's envelope, else `unreadable_answer`. */
export function failureFromBody(body: unknown, retryAfterSeconds?: number): ApiFailure {
  const { error } = isRecord(body) ? (body as Partial<ErrorBody>) : {};
  if (!error || !Object.hasOwn(explanations, error.code)) return unreadableAnswer();
  return new ApiFailure(error.code, { retryAfterSeconds, requestId: error.requestId });
}

function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
