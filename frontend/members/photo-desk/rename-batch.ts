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
type JudgedPhoto = { photo: Photo; outcome: PhotoOutcome };
type ReadyPhoto = { photo: Photo; name: string; blob: Blob };

/** Drawing every single step of a long batch would take longer than the batch. */
const dispatchEveryMs = 150;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Cleans, names and saves a batch, dispatching every step. Ends in `saved`, `cancelled` or `failed`, never throws. */
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
    const zip = batch.isZip ? await saveZip(batch, outside, saved) : await saveEach(batch, outside, saved);
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

async function* cleanEach(batch: Batch, dispatch: Outside['dispatch']): AsyncGenerator<JudgedPhoto> {
  const { photos, known, pieces, now, signal } = batch;
  const taken = new Set<string>();
  const nameFor = (extension: string) => photoName(pieces, romeDate(now), randomSuffix(taken), extension);

  // Files that can be refused by their first bytes are reported before the long work.
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

  for (const photo of photos) yield { photo, outcome: await judge(photo) };
}

async function saveZip(batch: Batch, { dispatch, save }: Outside, saved: (photos: readonly Photo[]) => void) {
  const total = batch.photos.length;
  const ready: ReadyPhoto[] = [];
  let done = 0;
  let waiting: [number, PhotoOutcome][] = [];
  let dispatchedAt = Date.now();
  for await (const { photo, outcome } of cleanEach(batch, dispatch)) {
    if (outcome.kind === 'ready') ready.push({ photo, name: outcome.name, blob: outcome.blob });
    waiting.push([photo.id, outcome]);
    done += 1;
    if (Date.now() - dispatchedAt < dispatchEveryMs && done < total) continue;
    dispatch({ type: 'judged', outcomes: waiting });
    dispatch({ type: 'stepped', step: { phase: 'cleaning', done, total } });
    waiting = [];
    dispatchedAt = Date.now();
  }
  const zip = await zipAll(batch, ready, dispatch);
  if (!zip) return null;
  save(zip.name, zip.blob);
  saved(zip.photos);
  return zip;
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

/** Saves each photo as soon as it is clean. */
async function saveEach(
  batch: Batch,
  { dispatch, save }: Outside,
  saved: (photos: readonly Photo[]) => void,
): Promise<null> {
  let done = 0;
  let total = batch.photos.length;
  for await (const { photo, outcome } of cleanEach(batch, dispatch)) {
    dispatch({ type: 'judged', outcomes: [[photo.id, outcome]] });
    if (outcome.kind === 'ready') {
      if (done > 0) await pause(photoRules.downloadPauseMs);
      batch.signal.throwIfAborted();
      save(outcome.name, outcome.blob);
      saved([photo]);
      done += 1;
    } else total -= 1;
    dispatch({ type: 'stepped', step: { phase: 'saving', done, total } });
  }
  return null;
}
