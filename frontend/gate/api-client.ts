import { connectionFailures } from '#frontend/content/pages/members.ts';
import type { ErrorBody, ErrorCode, SessionStatus } from '#worker/contract.ts';

/** The server's codes, and two that only the browser can know: nothing came back, or nothing that makes sense. */
export type FailureCode = ErrorCode | 'no_connection' | 'unreadable_answer';

/** What the person can do now: give the passcode, try again, wait first, change what was typed, or tell the office. */
export type NextStep = 'sign_in' | 'retry' | 'wait' | 'change_input' | 'reload' | 'tell_management';

export const nextSteps: Record<FailureCode, NextStep> = {
  no_connection: 'retry',
  unreadable_answer: 'retry',
  invalid_request: 'change_input',
  empty_description: 'change_input',
  description_too_long: 'change_input',
  not_signed_in: 'sign_in',
  wrong_passcode: 'change_input',
  forbidden_origin: 'reload',
  not_found: 'reload',
  method_not_allowed: 'reload',
  too_large: 'change_input',
  unsupported_media_type: 'reload',
  too_many_attempts: 'wait',
  quota_reached: 'wait',
  generation_failed: 'retry',
  generation_timed_out: 'retry',
  not_configured: 'tell_management',
  unavailable: 'retry',
  internal_error: 'retry',
};

/** Every way a call can fail, but for an abort by the caller (which stays an `AbortError`). `message` is Italian. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** From `Retry-After`, whole seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get nextStep(): NextStep {
    return nextSteps[this.code];
  }
}

export async function getSession(): Promise<SessionStatus> {
  const status = await readJson(await send('GET', '/api/session'));
  if (!isRecord(status) || typeof status.signedIn !== 'boolean') throw unreadableAnswer();
  return status as SessionStatus;
}

export async function signIn(passcode: string): Promise<void> {
  await send('POST', '/api/session', { body: { passcode } });
}

export async function signOut(): Promise<void> {
  await send('DELETE', '/api/session');
}

export const unreadableAnswer = (): ApiFailure =>
  new ApiFailure('unreadable_answer', connectionFailures.unreadable_answer);

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
    cache: 'no-store',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause) => Promise.reject(connectionFault(cause)));
  if (response.ok) return response;
  throw failureFromBody(await readJson(response), retryAfterSeconds(response));
}

/** What a broken read means: the caller's own abort, or a lost connection. */
export const connectionFault = (cause: unknown): unknown =>
  cause instanceof DOMException && cause.name === 'AbortError'
    ? cause
    : new ApiFailure('no_connection', connectionFailures.no_connection);

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
  if (!error?.message || !Object.hasOwn(nextSteps, error.code)) return unreadableAnswer();
  return new ApiFailure(error.code, error.message, retryAfter);
}

function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
