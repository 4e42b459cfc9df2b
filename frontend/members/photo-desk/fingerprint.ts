const headBytes = 64 * 1024;

/**
 * SHA-256 of size and first 64 kB, 32 hex digits: there the moment is written. Phones may give another name and date at
 * each choice. Throws when unreadable.
 */
export async function fingerprintOf(file: Blob): Promise<string> {
  const identity = new Blob([`${file.size} `, file.slice(0, headBytes)]);
  const hash = await crypto.subtle.digest('SHA-256', await identity.arrayBuffer());
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Splits files by whether their fingerprint is known; an unreadable one counts as fresh, and cleaning refuses it. */
export async function splitKnown(files: readonly File[], fingerprints: ReadonlySet<string>) {
  const fresh: File[] = [];
  const known: File[] = [];
  for (const file of files) {
    const isKnown = fingerprints.size > 0 && fingerprints.has(await fingerprintOf(file).catch(() => ''));
    (isKnown ? known : fresh).push(file);
  }
  return { fresh, known };
}
