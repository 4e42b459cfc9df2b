import { type Dispatch, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { getStored, setStored } from '#frontend/gate/stored.ts';
import { isRecord } from '#worker/contract.ts';
import { type Desk, type DeskEvent, openPhotos } from './desk-state.ts';
import { findDelivered } from './fingerprint.ts';

/** Progress of a batch whose page was closed. */
function storedBatch(): { chosen: number; delivered: number } | undefined {
  const stored = getStored(storedItems.membersBatch);
  const { chosen, delivered } = isRecord(stored) ? stored : {};
  return typeof chosen === 'number' && typeof delivered === 'number' ? { chosen, delivered } : undefined;
}

/** Adds photos to the desk and removes them. A batch that its closed page interrupted goes on with what it had not delivered. */
export function usePhotoList(desk: Desk, dispatch: Dispatch<DeskEvent>) {
  const [interrupted, setInterrupted] = useState(storedBatch);
  /** Files that an interrupted batch had delivered. */
  const [deliveredFiles, setDeliveredFiles] = useState<readonly File[]>([]);
  const [isAdding, startAdding] = useTransition();
  const nextId = useRef(0);

  const open = openPhotos(desk);
  const delivered = desk.delivered.size;
  useEffect(() => {
    if (open > 0) setStored(storedItems.membersBatch, { chosen: open + delivered, delivered });
    else if (!interrupted) setStored(storedItems.membersBatch, undefined);
  }, [open, delivered, interrupted]);

  const append = useCallback(
    (files: readonly { file: File; isDelivered: boolean }[]) => {
      if (files.length === 0) return;
      setInterrupted(undefined);
      const photos = files.map((file) => {
        nextId.current += 1;
        return { id: nextId.current, ...file };
      });
      // Hundreds of rows are drawn without holding up a tap.
      startAdding(() => dispatch({ type: 'added', photos }));
    },
    [dispatch],
  );
  const { photos } = desk.day;
  const add = useCallback(
    (files: readonly File[]) =>
      startAdding(async () => {
        const found = await findDelivered(files, photos);
        const isSkipped = ({ isDelivered }: { isDelivered: boolean }) =>
          isDelivered && interrupted !== undefined;
        setDeliveredFiles(found.filter(isSkipped).map(({ file }) => file));
        append(found.filter((file) => !isSkipped(file)));
      }),
    [append, photos, interrupted],
  );
  const addDelivered = () => {
    setDeliveredFiles([]);
    append(deliveredFiles.map((file) => ({ file, isDelivered: true })));
  };
  const clear = () => {
    setDeliveredFiles([]);
    dispatch({ type: 'cleared' });
  };
  const remove = useCallback((id: number) => dispatch({ type: 'removed', id }), [dispatch]);
  const removeDelivered = () => dispatch({ type: 'removed-delivered' });
  return { interrupted, deliveredFiles, isAdding, add, addDelivered, clear, remove, removeDelivered };
}
