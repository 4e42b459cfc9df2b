import { useState } from 'react';
import { share } from '#frontend/lib/share.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { share as words } from './content/share.ts';
import styles from './share-buttons.module.css';

type ShareButtonsProps = {
  text: string;
  photos: readonly File[];
  /** The text has gone to another app. */
  onShared: () => void;
};

/** Chromium's sheet takes no more files at once. */
const filesMax = 10;

const canShare = (data: ShareData) =>
  'canShare' in navigator ? navigator.canShare(data) : 'share' in navigator && !data.files;

/** Shares in the order of the taps: text and pictures together where the share sheet can. */
function waysToShare(text: string, photos: readonly File[]): { label: string; data: ShareData }[] {
  const batches = Array.from({ length: Math.ceil(photos.length / filesMax) }, (_, index) =>
    photos.slice(index * filesMax, (index + 1) * filesMax),
  );
  const photoWays = batches.map((files, index) => ({
    label: words.photos(files.length, batches.length > 1 ? index * filesMax + 1 : undefined),
    data: { files },
  }));
  const [first, ...others] = photoWays;
  const together = first && text ? { text, ...first.data } : undefined;
  const ways =
    together && canShare(together)
      ? [{ label: words.together(together.files.length), data: together }, ...others]
      : [...(text ? [{ label: first ? words.text : words.share, data: { text } }] : []), ...photoWays];
  return ways.filter(({ data }) => canShare(data));
}

export function ShareButtons({ text, photos, onShared }: ShareButtonsProps) {
  const [hasFailed, setHasFailed] = useState(false);

  async function handleShare(data: ShareData) {
    setHasFailed(false);
    // Some apps take the pictures and drop the text. Not awaited: the sheet must open within the tap.
    if (data.text && data.files) navigator.clipboard?.writeText(data.text).catch(() => undefined);
    const outcome = await share(data);
    if (outcome === 'shared' && data.text) onShared();
    setHasFailed(outcome === 'failed');
  }

  const ways = waysToShare(text, photos);
  if (ways.length === 0) return null;
  return (
    <div className="row gap-2">
      {ways.map(({ label, data }) => (
        <Button
          key={label}
          variant="secondary"
          icon={<Icon name="Share2" />}
          onClick={() => handleShare(data)}
        >
          {label}
        </Button>
      ))}
      {ways.some(({ data }) => data.text && data.files) ? (
        <p className={styles.note}>{words.alsoCopied}</p>
      ) : null}
      {hasFailed ? (
        <Notice tone="error" role="alert">
          {words.failed}
        </Notice>
      ) : null}
    </div>
  );
}
