import { ApiError } from './api-error.ts';
import { describeError, log } from './log.ts';

const PATIENCE_MS = 5_000;

/**
 * Runs statements as one transaction and gives their rows.
 * A database that fails or stays silent for 5 s is an `unavailable`, so that nothing opens or is paid for without it.
 */
export async function query<Row>(
  db: D1Database,
  prepare: (db: D1Database) => D1PreparedStatement[],
): Promise<Row[][]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('database', 'TimeoutError')), PATIENCE_MS);
  });
  try {
    const results = await Promise.race([db.batch<Row>(prepare(db)), silence]);
    return results.map((result) => result.results);
  } catch (error) {
    log('error', 'database_unavailable', describeError(error));
    throw new ApiError('unavailable');
  } finally {
    clearTimeout(timer);
  }
}
