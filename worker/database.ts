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

/** Every table with its columns, and which of its rows are over at ?1: found by the beginning of a key. */
export const tables = {
  sessions: { columns: 'id, expires_at, device_id', isOver: 'expires_at <= ?1' },
  devices: { columns: 'id, expires_at', isOver: 'expires_at <= ?1' },
  tries: { columns: 'purge_at, bucket, used, ends_at', isOver: 'purge_at <= ?1' },
  generations: { columns: 'at, id, device_id', isOver: `at <= ?1 - ${DAY_MS}` },
  refunds: { columns: 'at, id, device_id', isOver: `at <= ?1 - ${HOUR_MS}` },
};

/** Deletes expired rows, with every write that adds one. */
export const purgeExpired = (db: D1Database, now: number): D1PreparedStatement[] =>
  Object.entries(tables).map(([table, { isOver }]) =>
    db.prepare(`DELETE FROM ${table} WHERE ${isOver}`).bind(now),
  );

/** Fails where a table or a column is missing, and reads no row. */
export const lookAtTables = (db: D1Database): D1PreparedStatement[] =>
  Object.entries(tables).map(([table, { columns }]) => db.prepare(`SELECT ${columns} FROM ${table} LIMIT 0`));

/** Deletes expired rows after a successful write; if it fails, the next one does. Never throws. */
export const purge = (db: D1Database, now: number): Promise<unknown> =>
  query(db, () => purgeExpired(db, now)).catch(() => {});
