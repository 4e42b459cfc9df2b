import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type App, gateSettings } from './context.ts';
import { DEVICE_DAYS, SESSION_HOURS, type SessionStatus } from './contract.ts';
import { DAY_MS, HOUR_MS, purgeExpired, query } from './database.ts';
import { isSameText, keyedHash, newToken } from './keyed-hash.ts';
import { normalPasscode } from './passcode.ts';
import { readBody } from './request-checks.ts';
import { addressGroup, admitTry } from './tries.ts';

const SESSION_COOKIE = 'members';
const DEVICE_COOKIE = 'device';
/** Token of a session that sign-out could not end, for the browser's next attempt. Grants nothing. */
const PENDING_COOKIE = 'left';
const TOKEN = /^[\w-]{43}$/;
const SESSION_MS = SESSION_HOURS * HOUR_MS;
const DEVICE_MS = DEVICE_DAYS * DAY_MS;
const cookieOptions = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict',
} as const;

const credentials = z.object({ passcode: z.string().check(z.minLength(1)) });

/** POST /api/session: the passcode is compared first, and only a wrong one is counted. */
export async function signIn(c: Context<App>): Promise<Response> {
  const { passcode: given } = await readBody(c, credentials);
  const { passcode, limits } = gateSettings(c);
  const previousDevice = await deviceId(passcode, readToken(c, DEVICE_COOKIE));
  const from = {
    device: previousDevice,
    address: await addressHash(c, passcode),
    requestId: c.var.requestId,
  };
  const isRight = await isSameText(normalPasscode(given), passcode);
  const { isKnownDevice } = await admitTry(c.env.DB, from, isRight, limits);

  const token = newToken();
  const id = await keyedHash(passcode, token);
  const previousId = await sessionId(c, passcode);
  const pendingId = await sessionId(c, passcode, PENDING_COOKIE);
  const deviceToken = (isKnownDevice && readToken(c, DEVICE_COOKIE)) || newToken();
  const device = await deviceId(passcode, deviceToken);
  const now = Date.now();
  await query(c.env.DB, () => [
    ...purgeExpired(c.env.DB, now),
    ...endSessions(c.env.DB, previousId, pendingId),
    c.env.DB.prepare(
      `INSERT INTO devices (id, expires_at) VALUES (?1, ?2)
       ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`,
    ).bind(device, now + DEVICE_MS),
    c.env.DB.prepare('INSERT INTO sessions (id, expires_at, device_id) VALUES (?1, ?2, ?3)').bind(
      id,
      now + SESSION_MS,
      device,
    ),
  ]);
  setCookie(c, SESSION_COOKIE, token, { ...cookieOptions, maxAge: SESSION_MS / 1000 });
  setCookie(c, DEVICE_COOKIE, deviceToken, { ...cookieOptions, maxAge: DEVICE_MS / 1000 });
  if (pendingId) deleteCookie(c, PENDING_COOKIE, cookieOptions);
  return c.body(null, 204);
}

/** GET /api/session */
export async function sessionStatus(c: Context<App>): Promise<Response> {
  const expiresAt = await sessionEnd(c);
  const status: SessionStatus =
    expiresAt === null
      ? { signedIn: false }
      : { signedIn: true, expiresAt: new Date(expiresAt).toISOString() };
  return c.json(status);
}

/**
 * DELETE /api/session: deletes the session cookie in any case. Throws `unavailable` when the database cannot end the
 * session; the browser then keeps its token in a cookie that grants nothing, to ask again.
 */
export async function signOut(c: Context<App>): Promise<Response> {
  const { DB } = c.env;
  const { passcode } = c.var.settings;
  const session = await sessionId(c, passcode);
  const pending = await sessionId(c, passcode, PENDING_COOKIE);
  const device = await deviceId(passcode, readToken(c, DEVICE_COOKIE));
  const token = readToken(c, SESSION_COOKIE) ?? readToken(c, PENDING_COOKIE);
  deleteCookie(c, SESSION_COOKIE, cookieOptions);
  // Also drops pages kept for the back button.
  c.header('Clear-Site-Data', '"cache"');
  try {
    if (session || pending || device)
      await query(DB, () => [
        ...endSessions(DB, session, pending),
        DB.prepare('DELETE FROM devices WHERE id = ?1').bind(device),
      ]);
  } catch (error) {
    if (token) setCookie(c, PENDING_COOKIE, token, { ...cookieOptions, maxAge: SESSION_MS / 1000 });
    throw error;
  }
  deleteCookie(c, DEVICE_COOKIE, cookieOptions);
  if (pending) deleteCookie(c, PENDING_COOKIE, cookieOptions);
  return c.body(null, 204);
}

/** Throws `not_signed_in` without a session token; its validity is checked later, by `consumeQuota`. `unavailable` while the gate is closed. */
export const requireToken: MiddlewareHandler<App> = async (c, next) => {
  const id = await sessionId(c, gateSettings(c).passcode);
  if (id === '') throw new ApiError('not_signed_in');
  c.set('sessionId', id);
  await next();
};

/** Throws `not_signed_in` without a valid session in D1; `unavailable` while the gate is closed. */
export const requireSession: MiddlewareHandler<App> = async (c, next) => {
  gateSettings(c);
  if ((await sessionEnd(c)) === null) throw new ApiError('not_signed_in');
  await next();
};

const endSessions = (db: D1Database, ...ids: string[]) =>
  ids.filter(Boolean).map((id) => db.prepare('DELETE FROM sessions WHERE id = ?1').bind(id));

/** Key in D1 of the session in a cookie: its token's hash, keyed with the passcode, so that a new passcode ends them all. '' without one. */
async function sessionId(c: Context<App>, passcode: string | null, cookie = SESSION_COOKIE): Promise<string> {
  const token = readToken(c, cookie);
  return token && passcode ? keyedHash(passcode, token) : '';
}

/** End of the request's session, in milliseconds since 1970; null without a valid one. */
async function sessionEnd(c: Context<App>): Promise<number | null> {
  const id = await sessionId(c, c.var.settings.passcode);
  if (id === '') return null;
  const [[row]] = await query<[{ expires_at: number }[]]>(c.env.DB, () => [
    c.env.DB.prepare('SELECT expires_at FROM sessions WHERE id = ?1 AND expires_at > ?2').bind(
      id,
      Date.now(),
    ),
  ]);
  return row?.expires_at ?? null;
}

function readToken(c: Context<App>, cookie: string): string | undefined {
  const token = getCookie(c, cookie, 'host');
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Key in D1 of a device: like a session's, so that a new passcode ends the trust in devices of former colleagues too. */
const deviceId = async (passcode: string | null, token: string | undefined) =>
  token && passcode ? keyedHash(passcode, `device ${token}`) : '';

// Only the edge sets CF-Connecting-IP; any other header is the client's word. The provider's key is part of the
// hash's key because addresses can be guessed: with it, a copy of the table is no means to test passcodes either.
function addressHash(c: Context<App>, passcode: string): Promise<string> {
  const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
  return keyedHash(`${passcode}\n${c.env.OPENAI_API_KEY ?? ''}`, addressGroup(address));
}
