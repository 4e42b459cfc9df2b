import { cleanPhoto, refusalAtSight } from './clean-photo.ts';
import {
  asFile,
  type Desk,
  type DeskEvent,
  type NamedPhoto,
  type Photo,
  type PhotoOutcome,
  type Step,
} from './desk-state.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type PhotoFields, photoName, romeDate } from './photo-name.ts';
import { photoRules } from './photo-rules.ts';
import { randomSuffix } from './random-suffix.ts';
import { zipPhotos } from './zip-photos.ts';

/** Way in which photos leave the desk. */
export type Delivery = 'zip' | 'one-by-one' | 'share';

type Batch = {
  photos: readonly Photo[];
  /** Photos that have a name in here keep it. */
  outcomes: Desk['outcomes'];
  pieces: PhotoFields;
  delivery: Delivery;
  now: Date;
  signal: AbortSignal;
};
type Output = {
  dispatch: (event: DeskEvent) => void;
  save: (name: string, blob: Blob) => void;
  isShareable: (file: File) => boolean;
};
type Examined = { photo: Photo; outcome: PhotoOutcome };
type Named = { photo: Photo; outcome: NamedPhoto };

/** Drawing every single step of a long batch would take longer than the batch. */
const dispatchEveryMs = 150;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Cleans and names a batch and delivers it, dispatching every step. Never throws. */
export async function renameBatch(batch: Batch, output: Output): Promise<void> {
  const { delivery, signal } = batch;
  const { dispatch, save, isShareable } = output;
  let count = 0;
  const deliver = (photos: readonly Photo[]) => {
    count += photos.length;
    dispatch({ type: 'delivered', date: romeDate(batch.now), prefix: batch.pieces.prefix, photos });
  };
  /** Saves each photo as soon as it is there. */
  const saveEach = async (photos: AsyncIterable<Examined> | readonly Named[], batchSize: number) => {
    let done = 0;
    let total = batchSize;
    for await (const { photo, outcome } of photos) {
      dispatch({ type: 'examined', outcomes: [[photo.id, outcome]] });
      if (outcome.kind === 'named') {
        if (done > 0) await pause(photoRules.downloadPauseMs);
        signal.throwIfAborted();
        save(outcome.name, outcome.blob);
        deliver([photo]);
        done += 1;
      } else total -= 1;
      dispatch({ type: 'stepped', step: { phase: 'saving', done, total } });
    }
  };
  const run = async (): Promise<Step> => {
    if (delivery === 'one-by-one') {
      await saveEach(examineEach(batch, dispatch), batch.photos.length);
      return { phase: 'delivered', count, zip: null };
    }
    const named = await nameAll(batch, dispatch);
    if (delivery === 'zip') {
      const zip = await zipAll(batch, named, dispatch);
      if (zip) {
        save(zip.name, zip.blob);
        deliver(zip.photos);
      }
      return { phase: 'delivered', count, zip };
    }
    const unshareable = named.filter(({ outcome }) => !isShareable(asFile(outcome)));
    await saveEach(unshareable, unshareable.length);
    return unshareable.length < named.length
      ? { phase: 'named', unshareable: unshareable.length }
      : { phase: 'delivered', count, zip: null };
  };
  try {
    dispatch({ type: 'started' });
    dispatch({ type: 'stepped', step: await run() });
  } catch (error) {
    if (!signal.aborted) console.error(error);
    dispatch({ type: 'stepped', step: signal.aborted ? { phase: 'cancelled', count } : { phase: 'failed' } });
  }
}

async function refuseAtSight({ photos, outcomes, signal }: Batch): Promise<Map<number, PhotoOutcome>> {
  const refusals = new Map<number, PhotoOutcome>();
  for (const { id, file } of photos) {
    signal.throwIfAborted();
    const reason = outcomes.get(id)?.kind === 'named' ? null : await refusalAtSight(file);
    if (reason !== null) refusals.set(id, { kind: 'refused', reason });
  }
  return refusals;
}

async function* examineEach(batch: Batch, dispatch: Output['dispatch']): AsyncGenerator<Examined> {
  const { photos, outcomes, pieces, now, signal } = batch;
  const nameFor = (extension: string) => photoName(pieces, romeDate(now), randomSuffix(), extension);

  // Files that can be refused by their first bytes are reported before the long work.
  const refusals = await refuseAtSight(batch);
  if (refusals.size > 0) dispatch({ type: 'examined', outcomes: [...refusals] });

  const examine = async (photo: Photo): Promise<PhotoOutcome> => {
    const refusal = refusals.get(photo.id);
    if (refusal) return refusal;
    const earlier = outcomes.get(photo.id);
    if (earlier?.kind === 'named') return earlier;
    const result = await cleanPhoto(photo.file, signal);
    if (result.kind === 'refused') return result;
    const { blob, extension, notes } = result;
    const fingerprint = await fingerprintOf(photo.file).catch(() => null);
    if (fingerprint === null) return { kind: 'refused', reason: 'unreadable' };
    return { kind: 'named', name: nameFor(extension), blob, notes, fingerprint };
  };

  for (const photo of photos) yield { photo, outcome: await examine(photo) };
}

/** Examines the whole batch; the photos that got a name. */
async function nameAll(batch: Batch, dispatch: Output['dispatch']): Promise<Named[]> {
  const total = batch.photos.length;
  const named: Named[] = [];
  let done = 0;
  let waiting: [number, PhotoOutcome][] = [];
  let dispatchedAt = Date.now();
  for await (const { photo, outcome } of examineEach(batch, dispatch)) {
    if (outcome.kind === 'named') named.push({ photo, outcome });
    waiting.push([photo.id, outcome]);
    done += 1;
    if (Date.now() - dispatchedAt < dispatchEveryMs && done < total) continue;
    dispatch({ type: 'examined', outcomes: waiting });
    dispatch({ type: 'stepped', step: { phase: 'cleaning', done, total } });
    waiting = [];
    dispatchedAt = Date.now();
  }
  return named;
}

/** Null where no photo could be read any more. */
async function zipAll({ pieces, now, signal }: Batch, named: readonly Named[], dispatch: Output['dispatch']) {
  const lost = new Set<string>();
  const total = named.reduce((sum, { outcome }) => sum + outcome.blob.size, 0);
  let shown = -1;
  const blob = await zipPhotos(
    named.map(({ outcome: { name, blob }, photo: { file } }) => ({
      name,
      blob,
      lastModified: file.lastModified,
    })),
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
    type: 'examined',
    outcomes: named
      .filter(({ outcome }) => lost.has(outcome.name))
      .map(({ photo }) => [photo.id, { kind: 'refused', reason: 'unreadable' }]),
  });
  const photos = named.filter(({ outcome }) => !lost.has(outcome.name)).map(({ photo }) => photo);
  if (photos.length === 0) return null;
  return { name: photoName(pieces, romeDate(now), randomSuffix(), 'zip'), blob, photos };
}
