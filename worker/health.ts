import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import type { App } from './context.ts';
import { lookAtTables, query } from './database.ts';

const CACHE_MS = 10_000;
const lastAnswers = new WeakMap<D1Database, { at: number; isUp: boolean }>();

/** GET /api/health: whether staff could sign in and write; 503 with the names of missing settings, never a value. */
export async function health(c: Context<App>): Promise<Response> {
  const { passcode, limits, provider, problems } = c.var.settings;
  const missing = problems.map((problem) => problem.split(' ')[0]);
  if (!c.env.DB || !(await isReachable(c.env.DB))) missing.push('DB');
  if (passcode && limits && provider && missing.length === 0) return c.json({ status: 'ok' });
  const failure = new ApiError('unavailable');
  return c.json({ status: 'unavailable', missing, ...failure.body(c.var.requestId) }, failure.status);
}

/** Cached for ten seconds, so that no flood of requests reaches the database. */
async function isReachable(db: D1Database): Promise<boolean> {
  const last = lastAnswers.get(db);
  if (last && Date.now() - last.at < CACHE_MS) return last.isUp;
  const isUp = await query(db, () => lookAtTables(db)).then(
    () => true,
    () => false,
  );
  lastAnswers.set(db, { at: Date.now(), isUp });
  return isUp;
}
