import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useTransition,
} from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { isRecord } from '#frontend/gate/api-client.ts';
import { getStored, setStored } from '#frontend/gate/stored.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import {
  type Day,
  type Desk,
  type DeskEvent,
  deskAfter,
  emptyDesk,
  isBusy,
  type Mark,
  openPhotos,
} from './desk-state.ts';
import { fieldsFromPost } from './fields-from-post.ts';
import { findSaved } from './fingerprint.ts';
import { type PhotoFields, romeDate } from './photo-name.ts';
import { renameBatch } from './rename-batch.ts';

const today = () => romeDate(new Date());

const keptDay = (): Day => {
  const kept = getStored(storedItems.membersDay);
  const { date, photos, isPostTaken, marks } = isRecord(kept) ? kept : {};
  if (date !== today() || !isRecord(photos)) return emptyDesk.saved;
  return {
    date: today(),
    photos: new Map(Object.entries(photos).map(([fingerprint, prefix]) => [fingerprint, String(prefix)])),
    isPostTaken: isPostTaken === true,
    marks: isRecord(marks) ? marks : {},
  };
};

/** Progress of a batch whose page was closed. */
const keptBatch = () => {
  const kept = getStored(storedItems.membersBatch);
  const { chosen, saved } = isRecord(kept) ? kept : {};
  return typeof chosen === 'number' && typeof saved === 'number' ? { chosen, saved } : undefined;
};

const keptFields = (): PhotoFields => {
  const kept = getStored(storedItems.membersPhotoFields);
  const fields = isRecord(kept) ? kept : {};
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { prefix: textOf(fields.prefix), code: textOf(fields.code), title: textOf(fields.title) };
};

export type PhotoDeskControls = ReturnType<typeof usePhotoDesk>;

/** State of the photo desk and what can be done with it. */
export function usePhotoDesk() {
  const [desk, dispatch] = useReducer(deskAfter, emptyDesk, (empty) => ({ ...empty, saved: keptDay() }));
  const [fields, setFields] = useState(keptFields);
  const [stopped, setStopped] = useState(keptBatch);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const [isAdding, startAdding] = useTransition();
  const nextId = useRef(0);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);
  const { saved } = desk;
  useEffect(() => {
    if (saved.date) setStored(storedItems.membersDay, { ...saved, photos: Object.fromEntries(saved.photos) });
  }, [saved]);
  useEffect(() => {
    const isEmpty = Object.values(fields).every((field) => field === '');
    setStored(storedItems.membersPhotoFields, isEmpty ? undefined : fields);
  }, [fields]);
  const open = openPhotos(desk);
  const done = desk.done.size;
  useEffect(() => {
    if (open > 0) setStored(storedItems.membersBatch, { chosen: open + done, saved: done });
    else if (!stopped) setStored(storedItems.membersBatch, undefined);
  }, [open, done, stopped]);
  const isOpen = open > 0;
  // A layout effect: the browser asks before leaving as soon as the rows are painted.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Before Chrome 119 the event asks only with this.
      event.returnValue = true;
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);

  const list = useCallback((files: readonly { file: File; isSaved: boolean }[]) => {
    if (files.length === 0) return;
    setStopped(undefined);
    const photos = files.map((one) => {
      nextId.current += 1;
      return { id: nextId.current, ...one };
    });
    // Hundreds of rows are drawn without holding up a tap.
    startAdding(() => dispatch({ type: 'added', photos }));
  }, []);
  const add = useCallback(
    (files: readonly File[]) =>
      startAdding(async () => {
        const found = await findSaved(files, saved.photos);
        // A resumed batch goes on with the photos that are not saved yet.
        const isLeftOut = ({ isSaved }: { isSaved: boolean }) => isSaved && stopped !== undefined;
        setLeftOut(found.filter(isLeftOut).map(({ file }) => file));
        list(found.filter((one) => !isLeftOut(one)));
      }),
    [list, saved.photos, stopped],
  );
  const addLeftOut = () => {
    setLeftOut([]);
    list(leftOut.map((file) => ({ file, isSaved: true })));
  };
  const remove = useCallback((id: number) => dispatch({ type: 'removed', id }), []);
  const removeSaved = useCallback(() => dispatch({ type: 'removed-saved' }), []);
  const clear = () => {
    setLeftOut([]);
    dispatch({ type: 'cleared' });
  };
  const cancel = useCallback(() => running.current?.abort(), []);

  /** Renders steps in a transition, behind typing and taps. */
  const dispatchInTransition = (event: DeskEvent) =>
    event.type === 'started' ? dispatch(event) : startTransition(() => dispatch(event));
  const takePost = useCallback(() => dispatch({ type: 'post-taken', date: today() }), []);
  const mark = useCallback(
    (name: Mark, isDone: boolean) => dispatch({ type: 'marked', date: today(), mark: name, isDone }),
    [],
  );
  const nameAfter = useCallback(
    (post: string, description: string) =>
      setFields((before) => ({ ...before, ...fieldsFromPost(post, description) })),
    [],
  );
  const run = (pieces: PhotoFields, isZip: boolean, known: Desk['outcomes']) => {
    if (isBusy(desk.step)) return;
    running.current = new AbortController();
    const { signal } = running.current;
    renameBatch(
      { photos: desk.photos, known, pieces, isZip, now: new Date(), signal },
      { dispatch: dispatchInTransition, save: saveFile },
    );
  };
  const start = (pieces: PhotoFields, isZip: boolean) => run(pieces, isZip, new Map());
  /** The photos just saved, under the same names. */
  const zipSaved = (pieces: PhotoFields) => run(pieces, true, desk.outcomes);

  return {
    ...{ desk, fields, setFields, stopped, leftOut, isAdding },
    ...{ add, addLeftOut, remove, removeSaved, clear, cancel, start, zipSaved },
    ...{ takePost, mark, nameAfter },
  };
}
