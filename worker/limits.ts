import { ApiError } from './api-error.ts';
import type { ErrorCode } from './contract.ts';
import { query } from './database.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** At most `cap` uses of `id` in a window of `windowMs`, which starts with its first use. */
export type Limit = { id: string; cap: number; windowMs: number };

/**
 * Counts one use; over the cap throws `code` with `Retry-After` in seconds until the window's end.
 * Checking and counting are one statement: requests in parallel, anywhere in the world, cannot overshoot.
 */
export async function consumeQuota(db: D1Database, limit: Limit, code: ErrorCode): Promise<void> {
  const now = Date.now();
  const [counted, window] = await query<{ ends_at: number }>(db, (d1) => [
    d1
      .prepare(
        `INSERT INTO counters (id, used, ends_at) VALUES (?1, 1, ?2)
         ON CONFLICT (id) DO UPDATE SET
           used = iif(counters.ends_at <= ?3, 1, counters.used + 1),
           ends_at = iif(counters.ends_at <= ?3, excluded.ends_at, counters.ends_at)
         WHERE counters.ends_at <= ?3 OR counters.used < ?4
         RETURNING ends_at`,
      )
      .bind(limit.id, now + limit.windowMs, now, limit.cap),
    d1.prepare('SELECT ends_at FROM counters WHERE id = ?1').bind(limit.id),
  ]);
  if (counted?.length) return;
  const endsAt = window?.[0]?.ends_at ?? now + limit.windowMs;
  throw new ApiError(code, { 'Retry-After': String(Math.max(1, Math.ceil((endsAt - now) / 1000))) });
}

/** Who is counted for an address: an IPv4 address, or the /64 of an IPv6 one, since that is what one household gets. */
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
  return isMappedIpv4 ? all.slice(6).join(':') : `${all.slice(0, 4).join(':')}::/64`;
}
