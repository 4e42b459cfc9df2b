import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from './api-error.ts';
import type { App } from './context.ts';
import { readSettings } from './env.ts';
import { isLoopback } from './hosts.ts';
import { describeError, log, logAnswer } from './log.ts';
import { type PolicySources, securityHeaders } from './security-headers.ts';

/** Adds to every answer: request id, security headers, no caching, a log line. */
export const everyResponse =
  (policySources: PolicySources): MiddlewareHandler<App> =>
  async (c, next) => {
    const startedAt = Date.now();
    c.set('requestId', crypto.randomUUID());
    // A body of unknown length is read into another request, which has a signal of its own.
    c.set('signal', c.req.raw.signal);
    c.set('settings', readSettings(c.env, isLoopback(c.req.url)));
    await next();

    const headers = securityHeaders(policySources, c.req.path === '/members' ? 'staff' : 'public');
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('X-Request-Id', c.var.requestId);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    // The route, not the path: an address can hold anything somebody typed.
    const route = matchedRoutes(c).findLast(({ path }) => path !== '/*')?.path ?? 'unknown';
    logAnswer({
      requestId: c.var.requestId,
      method: c.req.method,
      route,
      status: c.res.status,
      durationMs: Date.now() - startedAt,
    });
  };

/** One envelope for every failure; an unforeseen error is logged without its message and answered as `internal_error`. */
export function errorResponse(error: Error, c: Context<App>): Response {
  const answer = error instanceof ApiError ? error : new ApiError('internal_error');
  if (answer !== error)
    log('error', 'internal_error', { requestId: c.var.requestId, ...describeError(error) });
  return c.json(answer.body(c.var.requestId), answer.status, answer.headers);
}
