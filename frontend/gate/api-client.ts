import { failures, members as text } from '#frontend/content/pages/members.ts';
import type { ErrorBody, ErrorCode, SessionStatus } from '#worker/contract.ts';

/** The server's codes, and two that only the browser can know: nothing came back, or nothing that makes sense. */
export type FailureCode = ErrorCode | 'no_connection' | 'unreadable_answer';

/** What the person can do now: give the passcode, try again, wait first, change what was typed, or tell the office. */
export type NextStep = 'sign_in' | 'retry' | 'wait' | 'change_input' | 'reload' | 'tell_management';

type Explanation = { sentence: string; advice: string; nextStep: NextStep };
const explanations: Record<FailureCode, Explanation> = failures;

const inWords = new Intl.RelativeTimeFormat('it');
/** «tra 1 minuto», «tra 40 minuti», «tra 3 ore»: never too early. */
const whenAfter = (seconds: number): string =>
  seconds <= 5400
    ? inWords.format(Math.ceil(seconds / 60), 'minute')
    : inWords.format(Math.ceil(seconds / 3600), 'hour');

/** Every way a call can fail, but for an abort by the caller (which stays an `AbortError`). `message` is Italian. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** From `Retry-After`, whole seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, retryAfterSeconds?: number) {
    super(explanations[code].sentence);
    this.name = 'ApiFailure';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get nextStep(): NextStep {
    return explanations[this.code].nextStep;
  }

  /** What to do now; how long to wait, where the server says it. */
  get advice(): string {
    const { advice } = explanations[this.code];
    return this.retryAfterSeconds === undefined
      ? advice
      : `${text.wait(whenAfter(this.retryAfterSeconds))} ${advice}`;
  }
}

/** `isKept`: the server was not reached, this is what `members-worker.js` has kept. */
export async function getSession(): Promise<SessionStatus & { isKept?: boolean }> {
  const status = await readJson(await send('GET', '/api/session'));
  if (!isRecord(status) || typeof status.signedIn !== 'boolean') throw unreadableAnswer();
  return status as SessionStatus;
}

/** A network that swallows everything must not keep anybody waiting for the end of a session. */
const signOutMs = 10_000;
let signingOut: Promise<unknown> = Promise.resolve();

/** After a sign-out that is under way: its answer, if it came last, would take the new cookie away. */
export async function signIn(passcode: string): Promise<void> {
  await signingOut;
  await send('POST', '/api/session', { body: { passcode } });
}

export async function signOut(): Promise<void> {
  const late = new AbortController();
  setTimeout(() => late.abort(), signOutMs);
  const sent = send('DELETE', '/api/session', { signal: late.signal });
  signingOut = sent.catch(() => undefined);
  await sent;
}

export const unreadableAnswer = (): ApiFailure => new ApiFailure('unreadable_answer');

type Sending = { body?: unknown; signal?: AbortSignal; accept?: string };

/** One call to `/api/*`; throws `ApiFailure` for everything but a success. */
export async function send(
  method: string,
  path: string,
  { body, signal, accept }: Sending = {},
): Promise<Response> {
  const headers = {
    Accept: accept ?? 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const response = await fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause) => Promise.reject(connectionFault(cause)));
  if (response.ok) return response;
  throw failureFromBody(await readJson(response), retryAfterSeconds(response));
}

/** What a broken read means: the caller's own abort, or a lost connection. */
export const connectionFault = (cause: unknown): unknown =>
  cause instanceof DOMException && cause.name === 'AbortError' ? cause : new ApiFailure('no_connection');

async function readJson(response: Response): Promise<unknown> {
  return parseJson(await response.text().catch((cause) => Promise.reject(connectionFault(cause))));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableAnswer();
  }
}

export function failureFromBody(body: unknown, retryAfter?: number): ApiFailure {
  const { error } = isRecord(body) ? (body as Partial<ErrorBody>) : {};
  if (!error || !Object.hasOwn(explanations, error.code)) return unreadableAnswer();
  return new ApiFailure(error.code, retryAfter);
}

function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
