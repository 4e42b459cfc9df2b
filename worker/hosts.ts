import { siteHost } from 'virtual:built-site';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** True for addresses at localhost, 127.0.0.1 and [::1]. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

/** Throws `not_found` at any host but the site's: old deployments keep an address of their own, with the secrets of their day. */
export const ownHost: MiddlewareHandler = async (c, next) => {
  if (!isLoopback(c.req.url) && new URL(c.req.url).host !== siteHost) throw new ApiError('not_found');
  await next();
};
