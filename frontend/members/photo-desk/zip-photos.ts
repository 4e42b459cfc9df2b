import { makeZip } from 'client-zip';

export type NamedPhoto = { name: string; blob: Blob; lastModified: number };

/** Its checksum takes about 2 ms: fits into a frame, and is worth a read. */
const pieceBytes = 1024 * 1024;
/** The DOS dates of a zip start here. */
const firstZipDate = Date.UTC(1980, 0, 2);

/**
 * One zip of all photos. client-zip reads every byte once for the checksums; the result then refers to the photos on
 * disk instead of holding them, so a gigabyte of photos takes some kilobytes of memory. A photo that can no longer be
 * read is left out and reported to `onUnreadable`. Throws the signal's reason, or NotReadableError for a file lost midway.
 */
export async function zipPhotos(
  photos: readonly NamedPhoto[],
  on: { signal: AbortSignal; onBytes: (done: number) => void; onUnreadable: (photo: NamedPhoto) => void },
): Promise<Blob> {
  const contents = new WeakMap<Uint8Array, Blob | null>();
  let done = 0;

  async function* pieces(blob: Blob) {
    for (let offset = 0; offset < blob.size; offset += pieceBytes) {
      on.signal.throwIfAborted();
      const piece = new Uint8Array(await blob.slice(offset, offset + pieceBytes).arrayBuffer());
      contents.set(piece, offset === 0 ? blob : null);
      yield piece;
      done += piece.length;
      on.onBytes(done);
    }
  }

  async function* entries() {
    for (const photo of photos) {
      const canRead = await photo.blob
        .slice(0, 1)
        .arrayBuffer()
        .catch(() => null);
      on.signal.throwIfAborted();
      if (canRead === null) {
        on.onUnreadable(photo);
        continue;
      }
      const lastModified = new Date(Math.max(photo.lastModified, firstZipDate));
      yield { name: photo.name, input: pieces(photo.blob), size: photo.blob.size, lastModified };
    }
  }

  const parts: BlobPart[] = [];
  const reader = makeZip(entries()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const content = contents.get(next.value);
    if (content === undefined) parts.push(next.value as Uint8Array<ArrayBuffer>);
    else if (content !== null) parts.push(content);
  }
  return new Blob(parts, { type: 'application/zip' });
}
