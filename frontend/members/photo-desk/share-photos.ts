import { share } from '#frontend/lib/share.ts';
import { photoRules } from './photo-rules.ts';

/** True if the browser can share this; without an argument, if it can share photos at all. */
export const canShare = (
  data: ShareData = { files: [new File(['x'], 'foto.jpg', { type: 'image/jpeg' })] },
): boolean => 'canShare' in navigator && navigator.canShare(data);

/** True if the browser's share sheet takes this photo; many take no HEIC. */
export const isShareable = (file: File): boolean =>
  file.size <= photoRules.shareMaxBytes && canShare({ files: [file] });

/** Splits files into as few batches as a share sheet takes, in their order. */
export function shareBatches<Item extends { file: Pick<File, 'size'> }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const batch = batches.at(-1);
    bytes += item.file.size;
    if (batch && batch.length < photoRules.shareMaxFiles && bytes <= photoRules.shareMaxBytes)
      batch.push(item);
    else {
      batches.push([item]);
      bytes = item.file.size;
    }
  }
  return batches;
}

/** Opens the share sheet. A text beside photos goes to the clipboard too: some apps drop it. */
export function shareAndCopy(data: ShareData): ReturnType<typeof share> {
  // Not awaited: the sheet must open within the tap.
  if (data.text && data.files) navigator.clipboard?.writeText(data.text).catch(() => undefined);
  return share(data);
}
