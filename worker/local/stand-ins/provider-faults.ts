import type { ServerResponse } from 'node:http';

/** Statuses the provider documents, each on demand. */
const statuses = ['400', '401', '403', '404', '409', '422', '429', '500', '503'] as const;

/**
 * Faults of a provider, asked for by `[guasto: NAME]` in the description or by the model `fault-NAME`.
 * - `refused` drops the connection without an answer; `silence` accepts and never answers
 * - `cut` and `stall` begin an answer, then break the connection or fall silent; `stream-error` sends an error event
 * - `length` ends before the text is whole; `error-object` says in another form that it failed
 * - `ping`, `no-done`, `parts`, `think` are what some servers do: foreign events, an open end, content in parts, thoughts
 * - `refuses-max-tokens`, `refuses-temperature` answer 400 for as long as the setting is sent
 * - `slow` is no fault: the whole answer with long pauses, to be cancelled half way
 */
export const providerFaults = [
  ...statuses,
  'refused',
  'silence',
  'cut',
  'stall',
  'stream-error',
  'malformed',
  'no-choices',
  'empty',
  'null-content',
  'html',
  'redirect',
  'length',
  'error-object',
  'ping',
  'no-done',
  'parts',
  'think',
  'refuses-max-tokens',
  'refuses-temperature',
  'slow',
] as const;

export type ProviderFault = (typeof providerFaults)[number];

/** The fault asked for, if any; throws on a name that does not exist, so that a test cannot pass by a typing error. */
export const askedFault = (model: string, description: string): ProviderFault | undefined => {
  const name = /\[guasto:\s*([\w-]+)\s*\]/.exec(description)?.[1] ?? /^fault-([\w-]+)$/.exec(model)?.[1];
  if (name === undefined) return undefined;
  const fault = providerFaults.find((known) => known === name);
  if (!fault) throw new Error(`no fault is called ${name}; there are ${providerFaults.join(', ')}`);
  return fault;
};

/** Answers with JSON and ends the response. */
export const sendJson = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** The provider's envelope; the text repeats a made-up secret, as real ones may: tests look that it is never passed on. */
export const sendError = (response: ServerResponse, status: number, reason = 'key sk-leak-canary refused') =>
  sendJson(response, status, { error: { message: reason, type: 'stand_in_error', param: null, code: null } });

/** Answers a fault that shows before any text; false for faults within the text, which `provider.ts` answers. */
export const answerFault = (response: ServerResponse, fault: ProviderFault): boolean => {
  if (statuses.some((status) => status === fault)) {
    if (fault === '429') response.setHeader('Retry-After', '1');
    sendError(response, Number(fault));
    return true;
  }
  switch (fault) {
    case 'refused':
      response.socket?.destroy();
      return true;
    case 'silence':
      return true;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><title>Portal</title><h1>Sign in to the network</h1>');
      return true;
    case 'redirect':
      // Redirects to itself: a client that follows it shows as a second request.
      response.writeHead(307, { Location: '/v1/chat/completions' });
      response.end();
      return true;
    default:
      return false;
  }
};
