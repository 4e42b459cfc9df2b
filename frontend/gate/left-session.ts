import { storedItems } from '#frontend/content/organisation/storage.ts';
import { DEVICE_DAYS, SESSION_HOURS } from '#worker/contract.ts';
import { signOut } from './api-client.ts';
import { keep, readKept } from './kept.ts';
import { forgetOffline } from './offline.ts';

const sessionMs = SESSION_HOURS * 3_600_000;
const { membersKnown, membersLeft, membersDraft, membersPhotoFields, membersBatch } = storedItems;

/** Called at every sign-in: the gate greets this device from now on, and no earlier session is left to end. */
export function rememberDevice(): void {
  keep(membersKnown, Date.now() + sessionMs);
  keep(membersLeft, undefined);
}

/** Whether somebody signed in here within the time for which the server knows the device, and has not signed out. */
export const isDeviceKnown = (): boolean => readKept(membersKnown, DEVICE_DAYS * 24) !== undefined;

/** A session that is over for this device and perhaps not yet for the server; `endsAt`, in ms since 1970, is its last moment. */
export type LeftSession = { endsAt: number; isKept: boolean };

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/**
 * Takes what all tabs share of whoever signs out from this device, whatever the connection. The server's cookie cannot be taken
 * away without the server: what is left to do is kept, so that the next page does it before anything else.
 */
export function leaveDevice(): LeftSession {
  const endsAt = numberOr(readKept(membersKnown), Date.now() + sessionMs);
  keep(membersKnown, undefined);
  forgetOffline();
  return { endsAt, isKept: keep(membersLeft, endsAt) };
}

/** Takes away what this tab holds of somebody's work. */
export function forgetDrafts(): void {
  for (const item of [membersDraft, membersPhotoFields, membersBatch]) keep(item, undefined);
}

/** What an earlier page could not tell the server. */
export function leftBefore(): LeftSession | undefined {
  const endsAt = readKept(membersLeft, SESSION_HOURS);
  return typeof endsAt === 'number' ? { endsAt, isKept: true } : undefined;
}

/** True once the server has ended the session, or another page has had it ended. */
export async function endLeft({ isKept }: LeftSession): Promise<boolean> {
  if (isKept && !leftBefore()) return true;
  try {
    await signOut();
    keep(membersLeft, undefined);
    return true;
  } catch {
    return false;
  }
}
