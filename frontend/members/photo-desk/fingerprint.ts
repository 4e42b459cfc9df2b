const headBytes = 64 * 1024;

/**
 * SHA-256 of size and first 64 kB, 32 hex digits: they include the photo's time. Name and date of the file are no help,
 * phones may change them at each choice. Throws when unreadable.
 */
export async function fingerprintOf(file: Blob): Promise<string> {
  const identity = new Blob([`${file.size} `, file.slice(0, headBytes)]);
  const hash = await crypto.subtle.digest('SHA-256', await identity.arrayBuffer());
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Looks each file up among the fingerprints of delivered photos; an unreadable one counts as not delivered, and cleaning refuses it. */
export const findDelivered = (
  files: readonly File[],
  fingerprints: Pick<ReadonlySet<string>, 'has' | 'size'>,
) =>
  Promise.all(
    files.map(async (file) => ({
      file,
      isDelivered: fingerprints.size > 0 && fingerprints.has(await fingerprintOf(file).catch(() => '')),
    })),
  );
