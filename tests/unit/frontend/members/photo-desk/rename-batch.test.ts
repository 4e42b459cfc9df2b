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
const photosOf = (files: File[]): Photo[] => files.map((file, id) => ({ id, file }));
const readyPhotos = (count: number) => {
  const photos = photosOf(
    Array.from({ length: count }, (_, index) => fileOf(Buffer.of(index), `${index}.jpg`)),
  );
  const outcome = (id: number): PhotoOutcome => ({
    kind: 'ready',
    name: `${id}.jpg`,
    blob: new Blob(['x']),
    notes: [],
    fingerprint: `${id}`,
  });
  return { photos, known: new Map(photos.map(({ id }) => [id, outcome(id)])) };
};

/** A desk that takes part in a batch, and what was handed to the browser's downloads. */
function deskWith(photos: readonly Photo[]) {
  let desk = deskAfter(emptyDesk, { type: 'added', photos });
  const saves: { name: string; at: number }[] = [];
  const dispatch = (event: DeskEvent) => {
    desk = deskAfter(desk, event);
  };
  const save = (name: string) => saves.push({ name, at: Date.now() });
  return { now: (): Desk => desk, saves, outside: { dispatch, save } };
}

afterEach(() => vi.useRealTimers());

it('good photos are saved under new names, bad ones get their reason, the order stays', async () => {
  const photo = await samplePhoto('jpeg');
  const photos = photosOf([
    fileOf(photo, 'stessa.jpg'),
    fileOf(Buffer.alloc(0), 'vuota.jpg'),
    fileOf(photo, 'stessa.jpg'),
    fileOf(Buffer.from('ciao'), 'testo.jpg'),
    fileOf(await samplePhoto('png'), '🎉.PNG'),
  ]);
  const desk = deskWith(photos);
  const signal = new AbortController().signal;
  await renameBatch({ photos, known: new Map(), pieces, isZip: false, now, signal }, desk.outside);

  expect(desk.saves).toHaveLength(3);
  expect(new Set(desk.saves.map(({ name }) => name)).size).toBe(3);
  for (const { name } of desk.saves) expect(name).toMatch(/^AB-ACQUA_Gara_20250609-[A-Z0-9]{8}\.(jpg|PNG)$/);
  expect(desk.now().step).toEqual({ phase: 'saved', count: 3, zip: null });
  expect(desk.now().outcomes.get(1)).toEqual({ kind: 'refused', reason: 'empty' });
  expect(desk.now().outcomes.get(3)).toEqual({ kind: 'refused', reason: 'not-a-photo' });
  expect(photosInOrder(desk.now()).map(({ id }) => id)).toEqual([1, 3, 0, 2, 4]);
});

it('what cannot be cleaned is told before the first photo is worked on', async () => {
  const gif = fileOf(Buffer.from('GIF89a'), 'a.gif');
  const photos = photosOf([fileOf(await samplePhoto('jpeg'), 'a.jpg'), gif]);
  const events: DeskEvent[] = [];
  const { outside } = deskWith(photos);
  const dispatch = (event: DeskEvent) => events.push(event);
  const signal = new AbortController().signal;
  await renameBatch({ photos, known: new Map(), pieces, isZip: true, now, signal }, { ...outside, dispatch });
  expect(events.slice(0, 2)).toEqual([
    { type: 'started' },
    { type: 'judged', outcomes: [[1, { kind: 'refused', reason: 'other-format' }]] },
  ]);
  expect(events.at(-1)).toMatchObject({ step: { phase: 'saved', count: 1 } });
});

it('downloads follow each other slowly enough that the browser drops none', async () => {
  vi.useFakeTimers();
  const { photos, known } = readyPhotos(9);
  const desk = deskWith(photos);
  const signal = new AbortController().signal;
  const batch = renameBatch({ photos, known, pieces, isZip: false, now, signal }, desk.outside);
  await vi.runAllTimersAsync();
  await batch;
  const gaps = desk.saves.slice(1).map(({ at }, index) => at - (desk.saves[index]?.at ?? 0));
  expect(gaps).toHaveLength(8);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(150);
});

it('one by one, the first photo is saved before the last one is cleaned', async () => {
  const photo = await samplePhoto('jpeg');
  const photos = photosOf([fileOf(photo, 'a.jpg'), fileOf(photo, 'b.jpg')]);
  const desk = deskWith(photos);
  const order: string[] = [];
  const dispatch = (event: DeskEvent) => {
    if (event.type === 'judged') order.push(...event.outcomes.map(([id]) => `clean ${id}`));
    desk.outside.dispatch(event);
  };
  const save = () => order.push('saved');
  const signal = new AbortController().signal;
  await renameBatch({ photos, known: new Map(), pieces, isZip: false, now, signal }, { dispatch, save });
  expect(order).toEqual(['clean 0', 'saved', 'clean 1', 'saved']);
  expect(desk.now().step).toEqual({ phase: 'saved', count: 2, zip: null });
});

it('a batch stopped while downloading says how many went, and goes on with the others', async () => {
  vi.useFakeTimers();
  const { photos, known } = readyPhotos(9);
  const desk = deskWith(photos);
  const controller = new AbortController();
  const batch = renameBatch(
    { photos, known, pieces, isZip: false, now, signal: controller.signal },
    desk.outside,
  );
  await vi.advanceTimersByTimeAsync(450);
  controller.abort();
  await vi.runAllTimersAsync();
  await batch;
  expect(desk.saves).toHaveLength(3);
  expect(desk.now().step).toEqual({ phase: 'cancelled', count: 3 });
  expect(desk.now().photos.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8]);
});

it('a zip is one download that counts all its photos', async () => {
  const { photos, known } = readyPhotos(12);
  const desk = deskWith(photos);
  const signal = new AbortController().signal;
  await renameBatch({ photos, known, pieces, isZip: true, now, signal }, desk.outside);
  expect(desk.saves.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^AB-ACQUA_Gara_20250609-[A-Z0-9]{8}\.zip$/),
  ]);
  expect(desk.now().step).toMatchObject({ phase: 'saved', count: 12 });
  expect(desk.now().saved).toMatchObject({ date: '20250609' });
  expect(desk.now().saved.photos.size).toBe(12);
});

it('a batch without any photo downloads nothing, zip or not', async () => {
  const photos = photosOf([fileOf(Buffer.from('ciao'), 'a.jpg'), fileOf(Buffer.alloc(0), 'b.jpg')]);
  for (const isZip of [true, false]) {
    const desk = deskWith(photos);
    const signal = new AbortController().signal;
    await renameBatch({ photos, known: new Map(), pieces, isZip, now, signal }, desk.outside);
    expect(desk.saves).toEqual([]);
    expect(desk.now().step).toEqual({ phase: 'saved', count: 0, zip: null });
  }
});

it('the day’s counter takes each photo once and starts anew the next day', () => {
  const { photos, known } = readyPhotos(3);
  const judged = deskAfter(emptyDesk, { type: 'judged', outcomes: [...known] });
  const saved = (desk: Desk, date: string) => deskAfter(desk, { type: 'saved', date, prefix: 'AB', photos });
  const once = saved(judged, '20250609');
  expect(saved(once, '20250609').saved.photos.size).toBe(3);
  expect(saved(deskAfter(once, { type: 'cleared' }), '20250610').saved).toMatchObject({ date: '20250610' });
});

it('photos chosen after a saved batch start a new one, before it they join', () => {
  const { photos } = readyPhotos(2);
  const [first, second] = photos as [Photo, Photo];
  const one = deskAfter(emptyDesk, { type: 'added', photos: [first] });
  expect(deskAfter(one, { type: 'added', photos: [second] }).photos).toHaveLength(2);
  const saved = deskAfter(one, { type: 'stepped', step: { phase: 'saved', count: 1, zip: null } });
  expect(deskAfter(saved, { type: 'added', photos: [second] }).photos).toEqual([second]);
});

it('a running batch takes no photos and loses none', () => {
  const { photos } = readyPhotos(2);
  const running = deskAfter(deskAfter(emptyDesk, { type: 'added', photos }), { type: 'started' });
  for (const event of [{ type: 'added', photos }, { type: 'removed', id: 0 }, { type: 'cleared' }] as const) {
    expect(deskAfter(running, event)).toBe(running);
  }
});
