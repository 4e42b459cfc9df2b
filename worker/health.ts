import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import type { App } from './context.ts';
import { query } from './database.ts';

const KEPT_MS = 10_000;
const lastAnswers = new WeakMap<D1Database, { at: number; isUp: boolean }>();

/** GET /api/health: whether staff could sign in and write; 503 with the names of what is missing, never a value. */
export async function health(c: Context<App>): Promise<Response> {
  const { passcode, limits, provider, problems } = c.var.settings;
  const missing = problems.map((problem) => problem.split(' ')[0]);
  if (!(await answers(c.env.DB))) missing.push('DB');
  if (passcode && limits && provider && missing.length === 0) return c.json({ status: 'ok' });
  const { status, body } = new ApiError('unavailable');
  return c.json({ status: 'unavailable', missing, ...body }, status);
}

/** Asked at most once in ten seconds, so that nobody can wear the database out with this. */
async function answers(db: D1Database): Promise<boolean> {
  const last = lastAnswers.get(db);
  if (last && Date.now() - last.at < KEPT_MS) return last.isUp;
  const isUp = await query(db, () => [db.prepare('SELECT 1')]).then(
    () => true,
    () => false,
  );
  lastAnswers.set(db, { at: Date.now(), isUp });
  return isUp;
}
