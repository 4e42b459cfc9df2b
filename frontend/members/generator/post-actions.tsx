import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { generator as words } from '#frontend/content/members/generator.ts';
import { membersLabels } from '#frontend/content/members/menu.ts';
import { noDownloads } from '#frontend/content/members/share.ts';
import { formatNumber } from '#frontend/italian/words.ts';
import { dropsDownloads } from '#frontend/lib/download-limits.ts';
import { ShareButtons } from '#frontend/members/share-buttons.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { DESCRIPTION_MAX_CHARACTERS, WISHES, type Wish } from '#worker/contract.ts';
import styles from './generated-content.module.css';
import { parsePost } from './post.ts';

export type PostActionsProps = {
  text: string;
  photos: readonly File[];
  /** The text was copied or shared. */
  onTakePost: () => void;
  onNamePhotos: () => void;
  onRegenerate: () => void;
  onWish: (wish: Wish) => void;
  onNew: () => void;
};

type News =
  | { kind: 'none' | 'preparing' | 'copied' }
  | { kind: 'failed'; sentence: string; helps?: 'reload' };

export function PostActions(props: PostActionsProps) {
  const { text, photos, onTakePost, onNamePhotos, onRegenerate, onWish, onNew } = props;
  const [news, setNews] = useState<News>({ kind: 'none' });
  const navigate = useNavigate();
  const { hashtags } = parsePost(text);

  async function copy(what: string) {
    try {
      await navigator.clipboard.writeText(what);
      setNews({ kind: 'copied' });
      if (what === text) onTakePost();
    } catch {
      setNews({ kind: 'failed', sentence: words.copyFailed });
    }
  }

  async function handlePdf() {
    if (dropsDownloads(navigator)) return setNews({ kind: 'failed', sentence: noDownloads });
    setNews({ kind: 'preparing' });
    const pdf = await import('#frontend/members/pdf/download-pdf.ts').catch(() => undefined);
    // After a deploy the file is gone. Only a reload helps, and the writer chooses the moment.
    if (!pdf) return setNews({ kind: 'failed', sentence: words.pdfMissing, helps: 'reload' });
    try {
      pdf.downloadPdf(text, new Date());
      setNews({ kind: 'none' });
    } catch (cause) {
      console.error(cause);
      setNews({ kind: 'failed', sentence: words.pdfFailed });
    }
  }

  function handleNamePhotos() {
    onNamePhotos();
    const desk = document.querySelector(membersLabels.deskHash);
    // Beside the panel on a wide screen, in its place on a phone.
    if (!desk?.getClientRects().length) return navigate(membersLabels.deskHash);
    desk.scrollIntoView({ block: 'start' });
    desk.querySelector<HTMLInputElement>('[name=prefix]')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="row gap-2">
        <Button variant="secondary" icon={<Icon name="ImagePlus" />} onClick={handleNamePhotos}>
          {words.namePhotos}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="Download" />}
          disabled={news.kind === 'preparing'}
          onClick={handlePdf}
        >
          {news.kind === 'preparing' ? words.preparingPdf : words.downloadPdf}
        </Button>
        {hashtags.length > 0 ? (
          <Button variant="secondary" icon={<Icon name="Hash" />} onClick={() => copy(hashtags.join(' '))}>
            {words.copyHashtags}
          </Button>
        ) : null}
      </div>
      {photos.length > 0 ? <ShareButtons text={text} photos={photos} onShared={onTakePost} /> : null}
      {news.kind === 'failed' ? (
        <Notice tone="error" role="alert">
          <p>{news.sentence}</p>
          {news.helps === 'reload' ? (
            <Button variant="secondary" icon={<Icon name="RotateCw" />} onClick={() => location.reload()}>
              {words.reload}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <WishButtons text={text} onWish={onWish} />
      <div className="row gap-2">
        <Button variant="quiet" icon={<Icon name="RotateCw" />} onClick={onRegenerate}>
          {words.regenerate}
        </Button>
        <Button variant="quiet" icon={<Icon name="Plus" />} onClick={onNew}>
          {words.startAnew}
        </Button>
      </div>
      <div className={styles.reach}>
        <Button icon={<Icon name="Copy" />} onClick={() => copy(text)}>
          {words.copy}
        </Button>
        <ShareButtons text={text} photos={[]} onShared={onTakePost} />
        <p role="status" className={styles.news}>
          {news.kind === 'copied' ? words.copied : ''}
        </p>
      </div>
    </>
  );
}

/** Asks for the text again, changed in one way; it becomes a draft beside this one. */
function WishButtons({ text, onWish }: Pick<PostActionsProps, 'text' | 'onWish'>) {
  const length = [...text.trim()].length;
  if (length === 0) return null;
  return (
    <fieldset className={styles.askAgain}>
      <legend>{words.askAgain}</legend>
      {length > DESCRIPTION_MAX_CHARACTERS ? (
        <p className="small">{words.tooLongToAskAgain(formatNumber(DESCRIPTION_MAX_CHARACTERS))}</p>
      ) : (
        <div className="row gap-2">
          {WISHES.filter((wish) => wish !== 'repair').map((wish) => (
            <Button key={wish} variant="secondary" onClick={() => onWish(wish)}>
              {words.wishes[wish]}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
