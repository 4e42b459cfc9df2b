import { cleanPhoto, refusalAtSight } from './clean-photo.ts';
import type { Desk, DeskEvent, Photo, PhotoOutcome } from './desk-state.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type PhotoFields, photoName, romeDate } from './photo-name.ts';
import { photoRules } from './photo-rules.ts';
import { randomSuffix } from './random-suffix.ts';
import { zipPhotos } from './zip-photos.ts';

type Batch = {
  photos: readonly Photo[];
  /** Photos cleaned before keep their names. */
  known: Desk['outcomes'];
  pieces: PhotoFields;
  isZip: boolean;
  now: Date;
  signal: AbortSignal;
};
type Outside = { dispatch: (event: DeskEvent) => void; save: (name: string, blob: Blob) => void };
type ReadyPhoto = { photo: Photo; name: string; blob: Blob };

/** Drawing every single step of a long batch would take longer than the batch. */
const dispatchEveryMs = 150;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Cleans, names and saves a batch, telling every step. Ends in `saved`, `cancelled` or `failed`, never throws. */
export async function renameBatch(batch: Batch, outside: Outside): Promise<void> {
  let count = 0;
  const saved = (photos: readonly Photo[]) => {
    count += photos.length;
    outside.dispatch({
      type: 'saved',
      date: romeDate(batch.now),
      prefix: batch.pieces.prefix,
      photos,
    });
  };
  try {
    outside.dispatch({ type: 'started' });
    const ready = await cleanAll(batch, outside.dispatch);
    const zip = batch.isZip ? await zipAll(batch, ready, outside.dispatch) : null;
    if (zip) {
      outside.save(zip.name, zip.blob);
      saved(zip.photos);
    }
    if (!batch.isZip) await saveAll(batch, ready, outside, saved);
    outside.dispatch({ type: 'stepped', step: { phase: 'saved', count, zip } });
  } catch (error) {
    if (!batch.signal.aborted) console.error(error);
    outside.dispatch({
      type: 'stepped',
      step: batch.signal.aborted ? { phase: 'cancelled', count } : { phase: 'failed' },
    });
  }
}

async function refuseAtSight({ photos, known, signal }: Batch): Promise<Map<number, PhotoOutcome>> {
  const refusals = new Map<number, PhotoOutcome>();
  for (const { id, file } of photos) {
    signal.throwIfAborted();
    const reason = known.get(id)?.kind === 'ready' ? null : await refusalAtSight(file);
    if (reason !== null) refusals.set(id, { kind: 'refused', reason });
  }
  return refusals;
}

async function cleanAll(batch: Batch, dispatch: Outside['dispatch']): Promise<ReadyPhoto[]> {
  const { photos, known, pieces, now, signal } = batch;
  const ready: ReadyPhoto[] = [];
  const taken = new Set<string>();
  const nameFor = (extension: string) => photoName(pieces, romeDate(now), randomSuffix(taken), extension);

  // Nobody waits for a long batch to learn that a file is of no use.
  const refusals = await refuseAtSight(batch);
  if (refusals.size > 0) dispatch({ type: 'judged', outcomes: [...refusals] });

  const judge = async (photo: Photo): Promise<PhotoOutcome> => {
    const refusal = refusals.get(photo.id);
    if (refusal) return refusal;
    const earlier = known.get(photo.id);
    if (earlier?.kind === 'ready') return earlier;
    const result = await cleanPhoto(photo.file, signal);
    if (result.kind === 'refused') return result;
    const { blob, extension, notes } = result;
    const fingerprint = await fingerprintOf(photo.file).catch(() => null);
    if (fingerprint === null) return { kind: 'refused', reason: 'unreadable' };
    return { kind: 'ready', name: nameFor(extension), blob, notes, fingerprint };
  };

  let waiting: [number, PhotoOutcome][] = [];
  let dispatchedAt = Date.now();
  for (const [index, photo] of photos.entries()) {
    const outcome = await judge(photo);
    if (outcome.kind === 'ready') ready.push({ photo, name: outcome.name, blob: outcome.blob });
    waiting.push([photo.id, outcome]);
    const done = index + 1;
    if (Date.now() - dispatchedAt < dispatchEveryMs && done < photos.length) continue;
    dispatch({ type: 'judged', outcomes: waiting });
    dispatch({ type: 'stepped', step: { phase: 'cleaning', done, total: photos.length } });
    waiting = [];
    dispatchedAt = Date.now();
  }
  return ready;
}

async function zipAll(
  { pieces, now, signal }: Batch,
  ready: readonly ReadyPhoto[],
  dispatch: Outside['dispatch'],
) {
  const lost = new Set<string>();
  const total = ready.reduce((sum, { blob }) => sum + blob.size, 0);
  let shown = -1;
  const blob = await zipPhotos(
    ready.map(({ name, blob, photo }) => ({ name, blob, lastModified: photo.file.lastModified })),
    {
      signal,
      onBytes: (done) => {
        const percent = Math.floor((done / total) * 100);
        if (percent === shown) return;
        shown = percent;
        dispatch({ type: 'stepped', step: { phase: 'zipping', done, total } });
      },
      onUnreadable: ({ name }) => lost.add(name),
    },
  );
  dispatch({
    type: 'judged',
    outcomes: ready
      .filter(({ name }) => lost.has(name))
      .map(({ photo }) => [photo.id, { kind: 'refused', reason: 'unreadable' }]),
  });
  const photos = ready.filter(({ name }) => !lost.has(name)).map(({ photo }) => photo);
  if (photos.length === 0) return null;
  return { name: photoName(pieces, romeDate(now), randomSuffix(new Set()), 'zip'), blob, photos };
}

async function saveAll(
  { signal }: Batch,
  ready: readonly ReadyPhoto[],
  { dispatch, save }: Outside,
  saved: (photos: readonly Photo[]) => void,
) {
  for (const [index, { photo, name, blob }] of ready.entries()) {
    if (index > 0) await pause(photoRules.downloadPauseMs);
    signal.throwIfAborted();
    save(name, blob);
    saved([photo]);
    dispatch({ type: 'stepped', step: { phase: 'saving', done: index + 1, total: ready.length } });
  }
}
