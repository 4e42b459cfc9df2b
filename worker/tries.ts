import { ApiError } from './api-error.ts';
import { BoundedMap } from './bounded-map.ts';
import { DAY_MS, HOUR_MS, purge, query } from './database.ts';
import type { Limits } from './env.ts';
import { log } from './log.ts';

/** Origin of a try. `device`: hash of the browser's token, or ''; `address`: hash of its IP address. Known devices count apart. */
export type Origin = { device: string; address: string; requestId: string };

type Window = { used: number; ends_at: number };

// The bucket's window, which began in this hour (?2) or in the one before; an IN would cost a row for each of the two.
const inHour = (purgeAt: string) =>
  `SELECT * FROM tries WHERE purge_at = ${purgeAt} AND bucket = ?1 AND ends_at > ?3`;
const running = `WITH running AS (${inHour('?2')} UNION ALL ${inHour(`?2 - ${HOUR_MS}`)})`;

/**
 * Admits a compared passcode or throws `wrong_passcode`, or `too_many_attempts` with `Retry-After` in seconds.
 * Only wrong ones are counted, in a window of an hour that starts with the first. Checking and counting are one
 * transaction, for right and wrong passcodes alike: a parallel burst tests no more of them than the cap.
 * Past the day's total no rows are added for new buckets, so that a flood cannot use up the database: each isolate
 * counts those in memory.
 */
export async function admitTry(
  db: D1Database,
  { device, address, requestId }: Origin,
  isRight: boolean,
  { passcodeTriesPerAddress: cap, passcodeTriesTotal: total }: Limits,
): Promise<{ isKnownDevice: boolean }> {
  const now = Date.now();
  const isKnownDevice = device !== '' && (await isKnown(db, device, now));
  const bucket = isKnownDevice ? device : address;
  // Rows are purged at the full hour after their window; the running window began in this hour or in the one before.
  const purgeAt = (Math.floor(now / HOUR_MS) + 2) * HOUR_MS;
  const dayEnd = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const [counted, , [stored]] = await query<[Window[], [], Window[]]>(db, () => [
    db
      .prepare(
        `${running} INSERT INTO tries (purge_at, bucket, used, ends_at)
         SELECT coalesce(min(purge_at), ?2), ?1, 1, ?3 + ${HOUR_MS} FROM running
         HAVING ?4 AND (count(*) > 0
           OR ?5 > coalesce((SELECT used FROM tries WHERE purge_at = ?6 AND bucket = 'all'), 0))
         ON CONFLICT DO UPDATE SET used = used + 1 WHERE used < ?7
         RETURNING used, ends_at`,
      )
      .bind(bucket, purgeAt, now, isRight ? 0 : 1, total, dayEnd, cap),
    db
      .prepare(
        `INSERT INTO tries (purge_at, bucket, used, ends_at) SELECT ?1, 'all', 1, ?1 WHERE changes() > 0
         ON CONFLICT DO UPDATE SET used = used + 1`,
      )
      .bind(dayEnd),
    db.prepare(`${running} SELECT used, ends_at FROM running`).bind(bucket, purgeAt, now),
  ]);
  if (counted.length > 0) {
    await purge(db, now);
  } else {
    const window = stored ?? unwrittenWindow(bucket, now);
    if (window.used >= cap) {
      const seconds = Math.max(1, Math.ceil((window.ends_at - now) / 1000));
      // The operator unlocks by these digits (`npm run unlock`).
      log('warn', 'too_many_attempts', { requestId, bucket: bucket.slice(0, 12) });
      throw new ApiError('too_many_attempts', { 'Retry-After': String(seconds) });
    }
    if (!isRight) unwritten.set(bucket, { ...window, used: window.used + 1 });
  }
  if (!isRight) throw new ApiError('wrong_passcode');
  return { isKnownDevice };
}

/** Windows of this isolate for buckets without a row. */
const unwritten = new BoundedMap<string, Window>(10_000);

function unwrittenWindow(bucket: string, now: number): Window {
  const window = unwritten.get(bucket);
  return window && window.ends_at > now ? window : { used: 0, ends_at: now + HOUR_MS };
}

async function isKnown(db: D1Database, device: string, now: number): Promise<boolean> {
  const [rows] = await query(db, () => [
    db.prepare('SELECT 1 FROM devices WHERE id = ?1 AND expires_at > ?2').bind(device, now),
  ]);
  return rows?.length === 1;
}

/** Bucket of an address: the IPv4 address, or the /56 of an IPv6 one, which is what one household gets. */
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
