import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import { type Desk, type DeskEvent, deskAfter, emptyDesk, isBusy } from './desk-state.ts';
import type { PhotoFields } from './photo-name.ts';
import { renameBatch } from './rename-batch.ts';
import { saveFile } from './save-file.ts';

/** The batch in hand: what is chosen, how far it is, and what can be done with it. */
export function usePhotoDesk() {
  const [desk, tell] = useReducer(deskAfter, emptyDesk);
  const nextId = useRef(0);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const add = useCallback((files: readonly File[]) => {
    const photos = files.map((file) => {
      nextId.current += 1;
      return { id: nextId.current, file };
    });
    // Hundreds of rows are drawn without holding up a tap.
    if (photos.length > 0) startTransition(() => tell({ type: 'added', photos }));
  }, []);
  const remove = useCallback((id: number) => tell({ type: 'removed', id }), []);
  const clear = useCallback(() => tell({ type: 'cleared' }), []);
  const cancel = useCallback(() => running.current?.abort(), []);

  /** Typing and taps go before the drawing of a step. */
  const tellInPassing = (event: DeskEvent) =>
    event.type === 'started' ? tell(event) : startTransition(() => tell(event));
  const run = (pieces: PhotoFields, isZip: boolean, known: Desk['outcomes']) => {
    if (isBusy(desk.step)) return;
    running.current = new AbortController();
    const { signal } = running.current;
    renameBatch(
      { photos: desk.photos, known, pieces, isZip, now: new Date(), signal },
      { tell: tellInPassing, save: saveFile },
    );
  };
  const start = (pieces: PhotoFields, isZip: boolean) => run(pieces, isZip, new Map());
  /** The photos just saved, under the same names. */
  const zipSaved = (pieces: PhotoFields) => run(pieces, true, desk.outcomes);

  return { desk, add, remove, clear, cancel, start, zipSaved };
}
