const headBytes = 64 * 1024;

/**
 * By which a photo is known again, 32 hex digits that lead back to nothing: a hash of its size and its beginning, where
 * its moment is written. Its name and date say less: phones may give others at each choice. Throws when unreadable.
 */
export async function photoPrint(file: Blob): Promise<string> {
  const told = new Blob([`${file.size} `, file.slice(0, headBytes)]);
  const hash = await crypto.subtle.digest('SHA-256', await told.arrayBuffer());
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The photos whose print is not among `prints`, and the others; what cannot be read is for the cleaning to judge. */
export async function partByPrint(files: readonly File[], prints: ReadonlySet<string>) {
  const fresh: File[] = [];
  const known: File[] = [];
  for (const file of files) {
    const isKnown = prints.size > 0 && prints.has(await photoPrint(file).catch(() => ''));
    (isKnown ? known : fresh).push(file);
  }
  return { fresh, known };
}
