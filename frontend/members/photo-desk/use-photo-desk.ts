import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { isRecord } from '#frontend/gate/api-client.ts';
import { keep, readKept } from '#frontend/gate/kept.ts';
import { type Day, type Desk, type DeskEvent, deskAfter, emptyDesk, isBusy } from './desk-state.ts';
import { fieldsFromPost } from './fields-from-post.ts';
import { type PhotoFields, romeDate } from './photo-name.ts';
import { renameBatch } from './rename-batch.ts';
import { saveFile } from './save-file.ts';

const today = () => romeDate(new Date());

const keptDay = (): Day => {
  const kept = readKept(storedItems.membersDay);
  const { date, keys, isPostTaken } = isRecord(kept) ? kept : {};
  return date === today() && Array.isArray(keys)
    ? { date, keys: new Set(keys.map(String)), isPostTaken: isPostTaken === true }
    : emptyDesk.saved;
};

const keptFields = (): PhotoFields => {
  const kept = readKept(storedItems.membersPhotoFields);
  const fields = isRecord(kept) ? kept : {};
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { prefix: textOf(fields.prefix), code: textOf(fields.code), title: textOf(fields.title) };
};

export type PhotoDeskControls = ReturnType<typeof usePhotoDesk>;

/** The batch in hand: what is chosen, how far it is, what can be done with it, and what the day has so far. */
export function usePhotoDesk() {
  const [desk, tell] = useReducer(deskAfter, emptyDesk, (empty) => ({ ...empty, saved: keptDay() }));
  const [fields, setFields] = useState(keptFields);
  const nextId = useRef(0);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);
  const { saved } = desk;
  useEffect(() => {
    if (saved.date) keep(storedItems.membersDay, { ...saved, keys: [...saved.keys] });
  }, [saved]);
  useEffect(() => {
    const isEmpty = Object.values(fields).every((field) => field === '');
    keep(storedItems.membersPhotoFields, isEmpty ? undefined : fields);
  }, [fields]);

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
  const takePost = useCallback(() => tell({ type: 'post-taken', date: today() }), []);
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
      { tell: tellInPassing, save: saveFile },
    );
  };
  const start = (pieces: PhotoFields, isZip: boolean) => run(pieces, isZip, new Map());
  /** The photos just saved, under the same names. */
  const zipSaved = (pieces: PhotoFields) => run(pieces, true, desk.outcomes);

  return { desk, fields, setFields, add, remove, clear, cancel, start, zipSaved, takePost, nameAfter };
}
