import { useEffect, useState } from 'react';
import { generator as words } from '#frontend/members/content/generator.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './generated-content.module.css';
import { parsePost } from './post.ts';

type News = { kind: 'none' | 'preparing' | 'copied' } | { kind: 'failed'; sentence: string };

export function PostActions({ text, onRegenerate }: { text: string; onRegenerate: () => void }) {
  const [news, setNews] = useState<News>({ kind: 'none' });
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const { hashtags } = parsePost(text);

  async function copy(what: string) {
    try {
      await navigator.clipboard.writeText(what);
      setNews({ kind: 'copied' });
    } catch {
      setNews({ kind: 'failed', sentence: words.copyFailed });
    }
  }

  async function handlePdf() {
    setNews({ kind: 'preparing' });
    try {
      const { downloadPdf } = await import('#frontend/members/pdf/download-pdf.ts');
      downloadPdf(text, new Date());
      setNews({ kind: 'none' });
    } catch (cause) {
      console.error(cause);
      setNews({ kind: 'failed', sentence: words.pdfFailed });
    }
  }

  // Closing the sheet without choosing rejects too: nothing went wrong.
  const handleShare = () => navigator.share({ text }).catch(() => undefined);

  return (
    <>
      <div className={styles.actions}>
        <Button icon={<Icon name="Download" />} disabled={news.kind === 'preparing'} onClick={handlePdf}>
          {news.kind === 'preparing' ? words.preparingPdf : words.downloadPdf}
        </Button>
        <Button variant="secondary" icon={<Icon name="Copy" />} onClick={() => copy(text)}>
          {words.copy}
        </Button>
        {hashtags.length > 0 ? (
          <Button variant="secondary" icon={<Icon name="Hash" />} onClick={() => copy(hashtags.join(' '))}>
            {words.copyHashtags}
          </Button>
        ) : null}
        {canShare ? (
          <Button variant="secondary" icon={<Icon name="Share2" />} onClick={handleShare}>
            {words.share}
          </Button>
        ) : null}
        <Button variant="quiet" icon={<Icon name="RotateCw" />} onClick={onRegenerate}>
          {words.regenerate}
        </Button>
      </div>
      <p role="status" className={styles.news}>
        {news.kind === 'copied' ? words.copied : ''}
      </p>
      {news.kind === 'failed' ? (
        <Notice tone="error" role="alert">
          {news.sentence}
        </Notice>
      ) : null}
    </>
  );
}
