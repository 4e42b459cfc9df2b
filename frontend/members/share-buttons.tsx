import { useState } from 'react';
import { share as words } from '#frontend/content/members/share.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { canShare, shareAndCopy, shareBatches } from './photo-desk/share-photos.ts';
import styles from './share-buttons.module.css';

type ShareButtonsProps = {
  text: string;
  photos: readonly File[];
  /** The text has gone to another app. */
  onShared: () => void;
};

const isShareable = (data: ShareData) =>
  data.files ? canShare(data) : 'share' in navigator && (!('canShare' in navigator) || canShare(data));

/** Shares in the order of the taps: text and pictures together where the share sheet can. */
function waysToShare(text: string, photos: readonly File[]): { label: string; data: ShareData }[] {
  const batches = shareBatches(photos.map((file) => ({ file }))).map((batch) =>
    batch.map(({ file }) => file),
  );
  const photoWays = batches.map((files, index) => ({
    label: words.photos(
      files.length,
      batches.length > 1 ? batches.slice(0, index).flat().length + 1 : undefined,
    ),
    data: { files },
  }));
  const [first, ...others] = photoWays;
  const together = first && text ? { text, ...first.data } : undefined;
  const ways =
    together && isShareable(together)
      ? [{ label: words.together(together.files.length), data: together }, ...others]
      : [...(text ? [{ label: first ? words.text : words.share, data: { text } }] : []), ...photoWays];
  return ways.filter(({ data }) => isShareable(data));
}

export function ShareButtons({ text, photos, onShared }: ShareButtonsProps) {
  const [hasFailed, setHasFailed] = useState(false);

  async function handleShare(data: ShareData) {
    setHasFailed(false);
    const outcome = await shareAndCopy(data);
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
