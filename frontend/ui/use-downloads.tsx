import { type ReactNode, useState } from 'react';
import { dropsDownloads } from '#frontend/lib/download-limits.ts';
import { useLabels } from './labels.tsx';
import { Notice } from './notice.tsx';

/** `canDownload`, asked at the press, is false in a browser that drops downloads; `notice` then says so. */
export function useDownloads(): { canDownload: () => boolean; notice: ReactNode } {
  const { noDownloads } = useLabels();
  const [isDropped, setDropped] = useState(false);
  return {
    canDownload: () => {
      const isDroppedHere = dropsDownloads(navigator);
      setDropped(isDroppedHere);
      return !isDroppedHere;
    },
    notice: isDropped ? (
      <Notice tone="error" role="alert">
        {noDownloads}
      </Notice>
    ) : null,
  };
}
