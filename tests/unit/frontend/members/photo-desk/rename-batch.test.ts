import { afterEach, expect, it, vi } from 'vitest';
import {
  type Desk,
  type DeskEvent,
  deskAfter,
  emptyDesk,
  type Photo,
  type PhotoOutcome,
  photosInOrder,
} from '#frontend/members/photo-desk/desk-state.ts';
import { renameBatch } from '#frontend/members/photo-desk/rename-batch.ts';
import { fileOf, samplePhoto } from '#tests/fixtures/photos/sample-photos.ts';

const pieces = { prefix: 'AB', code: 'ACQUA', title: 'Gara' };
const now = new Date('2025-06-09T16:50:00Z');
const photosOf = (...files: File[]): Photo[] => files.map((file, id) => ({ id, file }));
const readyPhotos = (count: number) => {
  const photos = photosOf(
    ...Array.from({ length: count }, (_, index) => fileOf(Buffer.of(index), `${index}.jpg`)),
  );
  const outcome = (id: number): PhotoOutcome => ({
    ...{ kind: 'ready', name: `${id}.jpg`, blob: new Blob(['x']), notes: [], fingerprint: `${id}` },
  });
  return { photos, known: new Map(photos.map(({ id }) => [id, outcome(id)])) };
};

/** A desk that takes part in a batch; what happened to it, and what was handed to the browser's downloads. */
function deskWith(photos: readonly Photo[], known = new Map<number, PhotoOutcome>()) {
  let desk = deskAfter(emptyDesk, { type: 'added', photos });
  const saves: { name: string; at: number }[] = [];
  const events: (DeskEvent | 'saved')[] = [];
  const dispatch = (event: DeskEvent) => {
    events.push(event);
    desk = deskAfter(desk, event);
  };
  const save = (name: string) => {
    events.push('saved');
    saves.push({ name, at: Date.now() });
  };
  const rename = ({ isZip = false, signal = new AbortController().signal } = {}) =>
    renameBatch({ photos, known, pieces, isZip, now, signal }, { dispatch, save });
  return { now: (): Desk => desk, saves, events, rename };
}

afterEach(() => vi.useRealTimers());

it('saves good photos under new names, gives bad ones their reason, keeps the order', async () => {
  const photo = await samplePhoto('jpeg');
  const desk = deskWith(
    photosOf(
      fileOf(photo, 'stessa.jpg'),
      fileOf(Buffer.alloc(0), 'vuota.jpg'),
      fileOf(photo, 'stessa.jpg'),
      fileOf(Buffer.from('ciao'), 'testo.jpg'),
      fileOf(await samplePhoto('png'), '🎉.PNG'),
    ),
  );
  await desk.rename();
  expect(new Set(desk.saves.map(({ name }) => name)).size).toBe(3);
  for (const { name } of desk.saves) expect(name).toMatch(/^AB-ACQUA_Gara_20250609-[A-Z0-9]{8}\.(jpg|PNG)$/);
  expect(desk.now().step).toEqual({ phase: 'saved', count: 3, zip: null });
  expect(desk.now().outcomes.get(1)).toEqual({ kind: 'refused', reason: 'empty' });
  expect(desk.now().outcomes.get(3)).toEqual({ kind: 'refused', reason: 'not-a-photo' });
  expect(photosInOrder(desk.now()).map(({ id }) => id)).toEqual([1, 3, 0, 2, 4]);
});

it('tells what cannot be cleaned before the first photo is worked on', async () => {
  const gif = fileOf(Buffer.from('GIF89a'), 'a.gif');
  const desk = deskWith(photosOf(fileOf(await samplePhoto('jpeg'), 'a.jpg'), gif));
  await desk.rename({ isZip: true });
  expect(desk.events.slice(0, 2)).toEqual([
    { type: 'started' },
    { type: 'judged', outcomes: [[1, { kind: 'refused', reason: 'other-format' }]] },
  ]);
  expect(desk.now().step).toMatchObject({ phase: 'saved', count: 1 });
});

it('lets downloads follow each other slowly enough that the browser drops none', async () => {
  vi.useFakeTimers();
  const { photos, known } = readyPhotos(9);
  const desk = deskWith(photos, known);
  const batch = desk.rename();
  await vi.runAllTimersAsync();
  await batch;
  const gaps = desk.saves.slice(1).map(({ at }, index) => at - (desk.saves[index]?.at ?? 0));
  expect(gaps).toHaveLength(8);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(150);
});

it('saves the first photo before the last one is cleaned', async () => {
  const photo = await samplePhoto('jpeg');
  const desk = deskWith(photosOf(fileOf(photo, 'a.jpg'), fileOf(photo, 'b.jpg')));
  await desk.rename();
  const steps = desk.events.flatMap((event): (string | number)[] =>
    event === 'saved' ? [event] : event.type === 'judged' ? event.outcomes.map(([id]) => id) : [],
  );
  expect(steps).toEqual([0, 'saved', 1, 'saved']);
});

it('says of a batch stopped while downloading how many went, and keeps the others', async () => {
  vi.useFakeTimers();
  const { photos, known } = readyPhotos(9);
  const desk = deskWith(photos, known);
  const controller = new AbortController();
  const batch = desk.rename({ signal: controller.signal });
  await vi.advanceTimersByTimeAsync(450);
  controller.abort();
  await vi.runAllTimersAsync();
  await batch;
  expect(desk.saves).toHaveLength(3);
  expect(desk.now().step).toEqual({ phase: 'cancelled', count: 3 });
  expect(desk.now().photos.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8]);
});

it('saves a zip as one download that counts all its photos', async () => {
  const { photos, known } = readyPhotos(12);
  const desk = deskWith(photos, known);
  await desk.rename({ isZip: true });
  expect(desk.saves.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^AB-ACQUA_Gara_20250609-[A-Z0-9]{8}\.zip$/),
  ]);
  expect(desk.now().step).toMatchObject({ phase: 'saved', count: 12 });
  expect(desk.now().saved).toMatchObject({ date: '20250609' });
  expect(desk.now().saved.photos.size).toBe(12);
});

it.each([true, false])('downloads nothing of a batch without any photo, as a zip: %s', async (isZip) => {
  const desk = deskWith(photosOf(fileOf(Buffer.from('ciao'), 'a.jpg'), fileOf(Buffer.alloc(0), 'b.jpg')));
  await desk.rename({ isZip });
  expect(desk.saves).toEqual([]);
  expect(desk.now().step).toEqual({ phase: 'saved', count: 0, zip: null });
});

it('counts each photo of a day once, and starts anew the next day', () => {
  const { photos, known } = readyPhotos(3);
  const judged = deskAfter(emptyDesk, { type: 'judged', outcomes: [...known] });
  const saved = (desk: Desk, date: string) => deskAfter(desk, { type: 'saved', date, prefix: 'AB', photos });
  const once = saved(judged, '20250609');
  expect(saved(once, '20250609').saved.photos.size).toBe(3);
  expect(saved(deskAfter(once, { type: 'cleared' }), '20250610').saved).toMatchObject({ date: '20250610' });
});

it('starts a new batch with photos chosen after a saved one; before it they join', () => {
  const { photos } = readyPhotos(2);
  const [first, second] = photos as [Photo, Photo];
  const one = deskAfter(emptyDesk, { type: 'added', photos: [first] });
  expect(deskAfter(one, { type: 'added', photos: [second] }).photos).toHaveLength(2);
  const saved = deskAfter(one, { type: 'stepped', step: { phase: 'saved', count: 1, zip: null } });
  expect(deskAfter(saved, { type: 'added', photos: [second] }).photos).toEqual([second]);
});

it('takes no photos during a batch, and loses none', () => {
  const { photos } = readyPhotos(2);
  const running = deskAfter(deskAfter(emptyDesk, { type: 'added', photos }), { type: 'started' });
  for (const event of [{ type: 'added', photos }, { type: 'removed', id: 0 }, { type: 'cleared' }] as const)
    expect(deskAfter(running, event)).toBe(running);
});
