import type { BlobBuilder } from './blob-builder.ts';

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** Result of a cleaner; `isComplete` is false when the file ends before its picture does. */
export type CleanedPicture = { parts: BlobBuilder; size: PictureSize; isComplete: boolean };
