import { ApiError } from './api-error.ts';
import { DAY_MS, HOUR_MS, purgeExpired, query } from './database.ts';
import type { Limits } from './env.ts';

/** Where a try counts: `device` is the hash of the browser's token or '', `address` that of the address it comes from. */
export type Origin = { device: string; address: string };

const bucket =
  'WITH bucket(id) AS (SELECT iif(EXISTS (SELECT 1 FROM devices WHERE id = ?1 AND expires_at > ?3), ?1, ?2))';
// A row goes at the full hour after its window: the running one began in this hour (?4) or in the one before.
const running = `LEFT JOIN tries AS running ON running.purge_at IN (?4, ?4 - ${HOUR_MS})
   AND running.bucket = bucket.id AND running.ends_at > ?3`;

/**
 * Admits a compared passcode or throws `wrong_passcode`, or `too_many_attempts` with `Retry-After` in seconds.
 * Only wrong ones are counted, in a window of an hour that starts with the first. Checking and counting are one
 * transaction, and right and wrong ask the same: of a burst in parallel no more than the cap learn which they were.
 * Past the day's total nothing is written for a new bucket, so that a flood cannot use up the database.
 */
export async function admitTry(
  db: D1Database,
  { device, address }: Origin,
  isRight: boolean,
  limits: Limits,
): Promise<{ isKnownDevice: boolean }> {
  const now = Date.now();
  const purgeAt = (Math.floor(now / HOUR_MS) + 2) * HOUR_MS;
  const dayEnd = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const asked = [device, address, now, purgeAt];
  const [counted, , [found]] = await query<
    [{ used: number }[], [], { id: string; used: number | null; ends_at: number }[]]
  >(db, () => [
    db
      .prepare(
        `${bucket}
         INSERT INTO tries (purge_at, bucket, used, ends_at)
         SELECT coalesce(running.purge_at, ?4), bucket.id, 1, ?3 + ${HOUR_MS} FROM bucket ${running}
         WHERE ?5 AND (running.bucket IS NOT NULL
           OR ?6 > coalesce((SELECT used FROM tries WHERE purge_at = ?7 AND bucket = 'all'), 0))
         ON CONFLICT DO UPDATE SET used = used + 1 WHERE used < ?8
         RETURNING used`,
      )
      .bind(...asked, isRight ? 0 : 1, limits.passcodeTriesTotal, dayEnd, limits.passcodeTriesPerAddress),
    db
      .prepare(
        `INSERT INTO tries (purge_at, bucket, used, ends_at) SELECT ?1, 'all', 1, ?1 WHERE changes() > 0
         ON CONFLICT DO UPDATE SET used = used + 1`,
      )
      .bind(dayEnd),
    db
      .prepare(`${bucket} SELECT bucket.id, running.used, running.ends_at FROM bucket ${running}`)
      .bind(...asked),
  ]);
  if (counted.length > 0) {
    await query(db, () => purgeExpired(db, now));
    throw new ApiError('wrong_passcode');
  }
  if (found?.used && found.used >= limits.passcodeTriesPerAddress) {
    const seconds = Math.max(1, Math.ceil((found.ends_at - now) / 1000));
    throw new ApiError('too_many_attempts', { 'Retry-After': String(seconds) });
  }
  if (!isRight) throw new ApiError('wrong_passcode');
  return { isKnownDevice: found?.id === device };
}

/** Who is counted for an address: an IPv4 address, or the /56 of an IPv6 one, since that is what one household gets. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const url = `http://[${address}]/`;
  if (!URL.canParse(url)) return 'unknown';
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const all = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  const isMappedIpv4 = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMappedIpv4) return all.slice(6).join(':');
  const fourth = Number.parseInt(all[3] ?? '0', 16) & 0xff00;
  return `${all.slice(0, 3).join(':')}:${fourth.toString(16)}::/56`;
}
