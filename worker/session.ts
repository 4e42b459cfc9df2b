import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type App, gateSettings } from './context.ts';
import { SESSION_HOURS, type SessionStatus } from './contract.ts';
import { query } from './database.ts';
import { isSameText, keyedHash } from './keyed-hash.ts';
import { addressGroup, consumeQuota, HOUR_MS, MINUTE_MS } from './limits.ts';
import { readBody } from './request-checks.ts';

/** `id` is the key in D1: a hash of the token under the passcode, so a new passcode ends every session. */
export type Session = { id: string; expiresAt: number };

const COOKIE = 'members';
const TOKEN = /^[\w-]{43}$/;
const LIFETIME_MS = SESSION_HOURS * HOUR_MS;
const cookieOptions = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict',
} as const;

const credentials = z.object({ passcode: z.string().check(z.minLength(1)) });

/** POST /api/session: the passcode is checked here, and only after the try was counted. */
export async function signIn(c: Context<App>): Promise<Response> {
  const { passcode: given } = await readBody(c, credentials);
  const { passcode, limits } = gateSettings(c);

  await consumeQuota(
    c.env.DB,
    {
      id: `passcode:${await addressHash(c, passcode)}`,
      cap: limits.passcodeTriesPerAddress,
      windowMs: 15 * MINUTE_MS,
    },
    'too_many_attempts',
  );
  await consumeQuota(
    c.env.DB,
    { id: 'passcode', cap: limits.passcodeTriesTotal, windowMs: HOUR_MS },
    'too_many_attempts',
  );
  if (!(await isSameText(given, passcode))) throw new ApiError('wrong_passcode');

  const token = newToken();
  const id = await keyedHash(passcode, token);
  const previous = readToken(c);
  const previousId = previous === null ? '' : await keyedHash(passcode, previous);
  const now = Date.now();
  await query(c.env.DB, (db) => [
    db.prepare('DELETE FROM sessions WHERE expires_at <= ?1 OR id = ?2').bind(now, previousId),
    db.prepare('DELETE FROM counters WHERE ends_at <= ?1').bind(now),
    db.prepare('INSERT INTO sessions (id, expires_at) VALUES (?1, ?2)').bind(id, now + LIFETIME_MS),
  ]);
  setCookie(c, COOKIE, token, { ...cookieOptions, maxAge: LIFETIME_MS / 1000 });
  return c.body(null, 204);
}

/** GET /api/session */
export async function sessionStatus(c: Context<App>): Promise<Response> {
  const session = await findSession(c);
  const status: SessionStatus = session
    ? { signedIn: true, expiresAt: new Date(session.expiresAt).toISOString() }
    : { signedIn: false };
  return c.json(status);
}

/** DELETE /api/session: the row goes first, so that a copy of the cookie is dead whenever this answers 204. */
export async function signOut(c: Context<App>): Promise<Response> {
  const token = readToken(c);
  if (token !== null) {
    const id = await keyedHash(gateSettings(c).passcode, token);
    await query(c.env.DB, (db) => [db.prepare('DELETE FROM sessions WHERE id = ?1').bind(id)]);
  }
  deleteCookie(c, COOKIE, cookieOptions);
  // Also drops pages kept for the back button.
  c.header('Clear-Site-Data', '"cache"');
  return c.body(null, 204);
}

/** Lets a request pass only with a living session; `unavailable` while the gate has no passcode. */
export const signedIn: MiddlewareHandler<App> = async (c, next) => {
  gateSettings(c);
  const session = await findSession(c);
  if (session === null) throw new ApiError('not_signed_in');
  c.set('session', session);
  await next();
};

async function findSession(c: Context<App>): Promise<Session | null> {
  const token = readToken(c);
  const { passcode } = c.var.settings;
  if (token === null || passcode === null) return null;
  const id = await keyedHash(passcode, token);
  const [rows] = await query<{ expires_at: number }>(c.env.DB, (db) => [
    db.prepare('SELECT expires_at FROM sessions WHERE id = ?1 AND expires_at > ?2').bind(id, Date.now()),
  ]);
  const row = rows?.[0];
  return row ? { id, expiresAt: row.expires_at } : null;
}

function readToken(c: Context<App>): string | null {
  const token = getCookie(c, COOKIE, 'host');
  return token !== undefined && TOKEN.test(token) ? token : null;
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  );
}

// Only the edge sets CF-Connecting-IP; any other header is the client's word. The provider's key is part of the
// hash's key because addresses can be guessed: with it, a copy of the table is no means to test passcodes either.
function addressHash(c: Context<App>, passcode: string): Promise<string> {
  const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
  return keyedHash(`${passcode}\n${c.env.OPENAI_API_KEY ?? ''}`, addressGroup(address));
}
