import { storedItems } from '#frontend/content/organisation/storage.ts';
import { DEVICE_DAYS, isRecord, SESSION_HOURS } from '#worker/contract.ts';
import { deleteOffline } from './offline-cache.ts';
import { getStored, removeOlder, setStored } from './stored.ts';

const SESSION_MS = SESSION_HOURS * 3_600_000;
const { membersKnown, membersLeft, membersDraft, membersPhotoFields, membersBatch } = storedItems;

function knownDevice(): { since?: number; endsAt?: number; serverEnd?: number } {
  const known = getStored(membersKnown, DEVICE_DAYS * 24);
  return isRecord(known) ? known : {};
}

/** First sign-in after the last sign-out on this device, in ms since 1970. */
export const knownSince = (): number | undefined => knownDevice().since;

/** The end where this browser stores nothing. */
let unstoredEnd: number | undefined;

/**
 * Called after every sign-in with the server's end of it; the server has ended an earlier session with it. A device whose
 * clock disagrees with the server's counts twelve hours from now.
 */
export function rememberSession(serverEnd: number): void {
  const latest = Date.now() + SESSION_MS;
  const endsAt = serverEnd > Date.now() && serverEnd < latest ? serverEnd : latest;
  unstoredEnd = endsAt;
  setStored(membersKnown, { since: knownSince() ?? Date.now(), endsAt, serverEnd });
  setStored(membersLeft, undefined);
}

/** End of the current session by this device's clock, in ms since 1970. */
export const sessionEnd = (): number => knownDevice().endsAt ?? unstoredEnd ?? Date.now() + SESSION_MS;

/** Tells the current session from others, also where this device's clock has been moved within it. */
export const sessionMark = (): number => knownDevice().serverEnd ?? sessionEnd();

/** True where this device knows of no sign-in, or its clock has been moved since. */
export function isUnknownSession(): boolean {
  const leftMs = sessionEnd() - Date.now();
  return knownSince() === undefined || leftMs <= 0 || leftMs > SESSION_MS;
}

/** Removes the session's items that all tabs share, and stores that the server has yet to end it. */
export function forgetSession(endsAt: number): void {
  setStored(membersKnown, undefined);
  setStored(membersLeft, endsAt);
  deleteOffline();
}

/** End of a session that an earlier page could not end on the server. */
export function pendingSignOut(): number | undefined {
  const endsAt = getStored(membersLeft, SESSION_HOURS);
  return typeof endsAt === 'number' ? endsAt : undefined;
}

export const clearPending = (): boolean => setStored(membersLeft, undefined);

/** Removes drafts that this tab stores, by default all of them. */
export function forgetDrafts(before = Number.POSITIVE_INFINITY): void {
  for (const item of [membersDraft, membersPhotoFields, membersBatch]) removeOlder(item, before);
}
