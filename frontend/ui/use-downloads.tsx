import { type MouseEvent, type ReactNode, useState } from 'react';
import { dropsDownloads } from '#frontend/lib/download-limits.ts';
import { useLabels } from './labels.tsx';
import { Notice } from './notice.tsx';

type Downloads = {
  /** For a press that saves a file: false in a browser that drops downloads, which `notice` then says. */
  canDownload: () => boolean;
  /** For a link to a file. */
  onDownload: (event: MouseEvent) => void;
  notice: ReactNode;
};

export function useDownloads(): Downloads {
  const { noDownloads } = useLabels();
  const [isDropped, setDropped] = useState(false);
  const canDownload = () => {
    const isDroppedHere = dropsDownloads(navigator);
    setDropped(isDroppedHere);
    return !isDroppedHere;
  };
  return {
    canDownload,
    onDownload: (event) => {
      if (!canDownload()) event.preventDefault();
    },
    notice: isDropped ? (
      <Notice tone="error" role="alert">
        {noDownloads}
      </Notice>
    ) : null,
  };
}
