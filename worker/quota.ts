import { ApiError } from './api-error.ts';
import { DAY_MS, HOUR_MS, purge, query } from './database.ts';
import type { Limits } from './env.ts';
import { describeError, log } from './log.ts';

/** Past this share of the day, posts are for devices that have had fewer than `RESERVED_EACH` of them. */
const FREE_SHARE = 0.8;
const RESERVED_EACH = 5;
const REFUNDS_PER_HOUR = 5;

/** One counted generation, to be given back. */
export type Use = { at: number; id: string };

// One row: the session's device, its posts of an hour and of a day, and everybody's of a day. No row without a valid session.
const asked = `WITH asked AS (
  SELECT asker.device, count(g.id) AS used, min(g.at) AS first_at,
    count(g.id) FILTER (WHERE g.device_id = asker.device) AS own,
    count(g.id) FILTER (WHERE g.device_id = asker.device AND g.at > ?2 - ${HOUR_MS}) AS own_hour,
    min(g.at) FILTER (WHERE g.device_id = asker.device AND g.at > ?2 - ${HOUR_MS}) AS own_first_at
  FROM (SELECT device_id AS device FROM sessions WHERE id = ?1 AND expires_at > ?2) AS asker
  LEFT JOIN generations AS g ON g.at > ?2 - ${DAY_MS}
  GROUP BY asker.device
)`;

type Asked = { own_hour: number; first_at: number; own_first_at: number };

/**
 * Counts one generation in the statement that checks session and limits: parallel requests cannot overshoot.
 * Throws `not_signed_in`, or `quota_reached` with `Retry-After` in seconds.
 */
export async function consumeQuota(db: D1Database, sessionId: string, limits: Limits): Promise<Use> {
  const use = { at: Date.now(), id: crypto.randomUUID() };
  const { generationsPerSession: perSession, generationsPerDay: perDay } = limits;
  const [counted] = await query<[{ id: string }[]]>(db, () => [
    db
      .prepare(
        `${asked} INSERT INTO generations (at, id, device_id) SELECT ?2, ?3, device FROM asked
         WHERE own_hour < ?4 AND used < ?5 AND (used < ?5 * ${FREE_SHARE} OR own < ${RESERVED_EACH})
         RETURNING id`,
      )
      .bind(sessionId, use.at, use.id, perSession, perDay),
  ]);
  if (counted.length > 0) {
    await purge(db, use.at);
    return use;
  }
  const [[found]] = await query<[Asked[]]>(db, () => [
    db.prepare(`${asked} SELECT own_hour, first_at, own_first_at FROM asked`).bind(sessionId, use.at),
  ]);
  if (!found) throw new ApiError('not_signed_in');
  const freeAt = found.own_hour >= perSession ? found.own_first_at + HOUR_MS : found.first_at + DAY_MS;
  const seconds = Math.max(1, Math.ceil((freeAt - use.at) / 1000));
  throw new ApiError('quota_reached', { 'Retry-After': String(seconds) });
}

/**
 * Undoes `consumeQuota` for a call that cannot have been billed, at most five times an hour for a device: more would
 * let one session call the provider without end. Never throws: the failure that led here matters more.
 */
export async function giveBackQuota(db: D1Database, { at, id }: Use): Promise<void> {
  await query(db, () => [
    db
      .prepare(
        `INSERT INTO refunds (at, id, device_id) SELECT at, id, device_id FROM generations AS g
         WHERE at = ?1 AND id = ?2
           AND (SELECT count(*) FROM refunds WHERE at > ?3 AND device_id = g.device_id) < ${REFUNDS_PER_HOUR}`,
      )
      .bind(at, id, Date.now() - HOUR_MS),
    db.prepare('DELETE FROM generations WHERE at = ?1 AND id = ?2 AND changes() > 0').bind(at, id),
  ]).catch((error) => log('error', 'quota_not_given_back', describeError(error)));
}
