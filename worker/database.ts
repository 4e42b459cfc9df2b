import { ApiError } from './api-error.ts';
import { describeError, log } from './log.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const TIMEOUT_MS = 10_000;

type Row = Record<string, string | number | null>;

/**
 * Runs statements as one transaction and gives the rows of each. Throws `unavailable` when the database fails or does not
 * answer in 10 s, so that nothing opens or is paid for without it.
 */
export async function query<Rows extends Row[][]>(
  db: D1Database,
  statements: () => D1PreparedStatement[],
): Promise<Rows> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('database', 'TimeoutError')), TIMEOUT_MS);
  });
  try {
    const results = await Promise.race([db.batch<Row>(statements()), timeout]);
    return results.map((result) => result.results) as Rows;
  } catch (error) {
    log('error', 'database_unavailable', describeError(error));
    throw new ApiError('unavailable');
  } finally {
    clearTimeout(timer);
  }
}

/** Deletes expired rows, with every write that adds one. Each statement finds its rows by the beginning of a key. */
export const purgeExpired = (db: D1Database, now: number): D1PreparedStatement[] =>
  [
    'DELETE FROM sessions WHERE expires_at <= ?1',
    'DELETE FROM devices WHERE expires_at <= ?1',
    'DELETE FROM tries WHERE purge_at <= ?1',
    `DELETE FROM generations WHERE at <= ?1 - ${DAY_MS}`,
    `DELETE FROM refunds WHERE at <= ?1 - ${HOUR_MS}`,
  ].map((sql) => db.prepare(sql).bind(now));

/** Deletes expired rows after a successful write; if it fails, the next one does. Never throws. */
export const purge = (db: D1Database, now: number): Promise<unknown> =>
  query(db, () => purgeExpired(db, now)).catch(() => {});
