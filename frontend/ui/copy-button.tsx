import { useEffect, useState } from 'react';
import { share } from '#frontend/lib/share.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { useLabels } from './labels.tsx';

type CopyButtonProps = {
  icon: IconName;
  label: string;
  /** Label after the copy, announced too. */
  done: string;
  text: () => string;
  /** Title for the system's share sheet, which then gets the text as an address; without a sheet it is copied. */
  shareTitle?: string;
};

const DONE_MS = 5000;
const FAILED_MS = 20_000;

/** Copies a text, and says so for some seconds. */
export function CopyButton({ icon, label, done, text, shareTitle }: CopyButtonProps) {
  const { notCopied } = useLabels();
  const [result, setResult] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setResult(null), result === 'failed' ? FAILED_MS : DONE_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const handleClick = async () => {
    // A sheet that does not open, as in some apps' browsers, leaves the copy.
    if (shareTitle && 'share' in navigator) {
      const outcome = await share({ title: shareTitle, url: text() });
      if (outcome !== 'failed') return;
    }
    try {
      await navigator.clipboard.writeText(text());
      setResult('done');
    } catch {
      setResult('failed');
    }
  };

  return (
    <>
      <Button variant="quiet" icon={<Icon name={icon} />} onClick={handleClick}>
        {result === 'done' ? done : label}
      </Button>
      <p role="status" className={result === 'failed' ? undefined : 'visually-hidden'}>
        {result === 'done' ? done : result && notCopied}
      </p>
    </>
  );
}

/** Shares an address, by default that of the page as it is shown. */
export function ShareButton({ title, url = () => location.href }: { title: string; url?: () => string }) {
  const labels = useLabels();
  return (
    <CopyButton icon="Share2" label={labels.share} done={labels.linkCopied} text={url} shareTitle={title} />
  );
}
