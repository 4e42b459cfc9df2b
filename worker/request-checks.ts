import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

const BODY_LIMIT_BYTES = 32 * 1024;
const CANONICAL_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*\/?)?$/;

/** Throws `not_found` for a path that another layer would decode or normalise into one of ours: routes compare paths as sent. */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const path = c.req.url.replace(/^[a-z]+:\/\/[^/\\?#]*/i, '').replace(/[?#].*$/s, '');
  if (!CANONICAL_PATH.test(path)) throw new ApiError('not_found');
  await next();
};

/** Throws `forbidden_origin`. Browsers send at least one of the two headers with every write, and no page can forge either. */
export const ownOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('Origin');
  const site = c.req.header('Sec-Fetch-Site');
  const isOwn =
    (origin !== undefined || site !== undefined) &&
    (origin === undefined || origin === new URL(c.req.url).origin) &&
    (site === undefined || site === 'same-origin');
  if (!isOwn) throw new ApiError('forbidden_origin');
  await next();
};

/** Refuses a body that is not `application/json`: `unsupported_media_type`. */
export const jsonType: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('unsupported_media_type');
  await next();
};

const limitedBody = bodyLimit({
  maxSize: BODY_LIMIT_BYTES,
  onError: () => {
    throw new ApiError('too_large');
  },
});

/** Refuses more than 32 KiB, and a body without a length that breaks off while it is read. */
export const smallBody: MiddlewareHandler = (c, next) =>
  limitedBody(c, next).catch((error) => {
    throw error instanceof ApiError ? error : new ApiError('invalid_request');
  });

/** The body in the shape of the schema; throws `invalid_request` for anything else, also for text that is not UTF-8. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
      await c.req.arrayBuffer(),
    );
    return schema.parse(JSON.parse(text)) as z.output<Schema>;
  } catch {
    throw new ApiError('invalid_request');
  }
}

/** Throws `method_not_allowed` on a known path; registered after the routes for its methods. */
export const allowOnly =
  (...methods: string[]) =>
  (): never => {
    throw new ApiError('method_not_allowed', { Allow: methods.join(', ') });
  };
