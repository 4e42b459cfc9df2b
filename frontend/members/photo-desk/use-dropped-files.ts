import { useEffect, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Files dropped anywhere on the page or pasted. The whole page takes them, because a photo dropped beside a small
 * target would make the browser leave the page and lose what was typed. True while files hover.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isHovering, setIsHovering] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const handleDrag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsHovering(true);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsHovering(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsHovering(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Office programs put a picture of the copied words beside the words.
      if (files.length > 0 && !event.clipboardData?.types.includes('text/plain')) onFiles(files);
    };
    document.addEventListener('dragover', handleDrag, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    document.addEventListener('paste', handlePaste, { signal });
    return () => listening.abort();
  }, [onFiles]);
  return isHovering;
}
