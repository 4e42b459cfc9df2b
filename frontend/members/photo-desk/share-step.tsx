import { useMemo, useState } from 'react';
import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import { share as words } from '#frontend/content/members/share.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { type Desk, namedFiles, type Photo } from './desk-state.ts';
import { canShare, isShareable, shareAndCopy, shareBatches } from './share-photos.ts';

type Props = {
  desk: Desk;
  /** Goes along with the first photos if that is wanted; empty when none is written. */
  post: string;
  onShared: (photos: readonly Photo[], withPost: boolean) => void;
  onSave: () => void;
};

/** Shares the named photos, batch after batch, or saves them instead. */
export function ShareStep({ desk, post, onShared, onSave }: Props) {
  const [result, setResult] = useState<Awaited<ReturnType<typeof shareAndCopy>>>('shared');
  const { photos, outcomes, delivered } = desk;
  const batches = useMemo(
    () => shareBatches(namedFiles({ photos, outcomes }).filter(({ file }) => isShareable(file))),
    [photos, outcomes],
  );
  const isOpen = ({ photo }: { photo: Photo }) => !delivered.has(photo.id);
  const index = batches.findIndex((batch) => batch.some(isOpen));
  const count = batches.flat().filter(isOpen).length;
  const batch = batches[index] ?? [];
  const files = batch.map(({ file }) => file);
  const together = { text: post, files };
  const before = batches.slice(0, index).flat().length;

  async function handleShare(data: ShareData) {
    const outcome = await shareAndCopy(data);
    setResult(outcome);
    if (outcome !== 'shared') return;
    onShared(
      batch.map(({ photo }) => photo),
      data === together,
    );
  }

  return (
    <>
      <Notice>{text.named(count)}</Notice>
      {result === 'shared' ? null : (
        <Notice tone={result === 'failed' ? 'error' : 'warning'}>
          {result === 'failed' ? text.shareFailed : text.notShared}
        </Notice>
      )}
      <Button icon={<Icon name="Share2" />} onClick={() => handleShare({ files })}>
        {words.photos(files.length, batches.length > 1 ? before + 1 : undefined)}
      </Button>
      <Button variant="secondary" icon={<Icon name="Download" />} onClick={onSave}>
        {count > 1 ? text.zipInstead : text.saveInstead}
      </Button>
      {post && index === 0 && canShare(together) ? (
        <>
          <Button variant="quiet" icon={<Icon name="Share2" />} onClick={() => handleShare(together)}>
            {words.together(files.length)}
          </Button>
          <p className="small">{words.alsoCopied}</p>
        </>
      ) : null}
    </>
  );
}
