import { type Dispatch, startTransition, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { saveFile } from '#frontend/lib/save-file.ts';
import { type Desk, type DeskEvent, isBusy, openPhotos, type Photo, photosToDeliver } from './desk-state.ts';
import { type PhotoFields, romeDate } from './photo-name.ts';
import { type Delivery, renameBatch } from './rename-batch.ts';
import { isShareable } from './share-photos.ts';

/** Names the photos and hands them out; until then the browser asks before leaving. */
export function useDelivery(desk: Desk, dispatch: Dispatch<DeskEvent>) {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const hasOpenPhotos = openPhotos(desk) > 0;
  // A layout effect: the browser asks before leaving as soon as the rows are painted.
  useLayoutEffect(() => {
    if (!hasOpenPhotos) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Before Chrome 119 the event asks only with this.
      event.returnValue = true;
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasOpenPhotos]);

  const run = (pieces: PhotoFields, delivery: Delivery, outcomes: Desk['outcomes']) => {
    if (isBusy(desk.step)) return;
    running.current = new AbortController();
    const { signal } = running.current;
    renameBatch(
      { photos: photosToDeliver(desk), outcomes, pieces, delivery, now: new Date(), signal },
      {
        // Renders steps in a transition, behind typing and taps.
        dispatch: (event) =>
          event.type === 'started' ? dispatch(event) : startTransition(() => dispatch(event)),
        save: saveFile,
        isShareable,
      },
    );
  };
  const start = (pieces: PhotoFields, delivery: Delivery) => run(pieces, delivery, new Map());
  /** Delivers the named photos under the same names. */
  const deliverAgain = (pieces: PhotoFields, delivery: Delivery) => run(pieces, delivery, desk.outcomes);
  const cancel = useCallback(() => running.current?.abort(), []);
  const markShared = ({ prefix }: PhotoFields, photos: readonly Photo[]) =>
    dispatch({ type: 'delivered', date: romeDate(new Date()), prefix, photos });
  return { start, deliverAgain, cancel, markShared };
}
