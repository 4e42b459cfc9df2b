import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type Desk,
  type DeskEvent,
  deskReducer,
  initialDesk,
  type NamedPhoto,
  namedFiles,
  type Photo,
  type PhotoOutcome,
  photosInOrder,
} from '#frontend/members/photo-desk/desk-state.ts';
import { type Delivery, renameBatch } from '#frontend/members/photo-desk/rename-batch.ts';
import { fileOf, samplePhoto } from '#tests/fixtures/photos/sample-photos.ts';

const pieces = { prefix: 'AB', code: 'ACQUA', title: 'Gara' };
const now = new Date('2025-06-09T16:50:00Z');
const photosOf = (...files: File[]): Photo[] => files.map((file, id) => ({ id, file }));
const namedPhotos = (count: number) => {
  const photos = photosOf(
    ...Array.from({ length: count }, (_, index) => fileOf(Buffer.of(index), `${index}.jpg`)),
  );
  const outcome = (id: number): PhotoOutcome => ({
    ...{ kind: 'named', name: `${id}.jpg`, blob: new Blob(['x']), notes: [], fingerprint: `${id}` },
  });
  return { photos, outcomes: new Map(photos.map(({ id }) => [id, outcome(id)])) };
};

/** A desk that takes part in a batch; what happened to it, and what was handed to the browser's downloads. */
function deskWith(photos: readonly Photo[], outcomes = new Map<number, PhotoOutcome>()) {
  let desk = deskReducer(initialDesk, { type: 'added', photos });
  const saves: { name: string; at: number }[] = [];
  const events: (DeskEvent | 'saved')[] = [];
  const dispatch = (event: DeskEvent) => {
    events.push(event);
    desk = deskReducer(desk, event);
  };
  const save = (name: string) => {
    events.push('saved');
    saves.push({ name, at: Date.now() });
  };
  const rename = (
    given: { delivery?: Delivery; signal?: AbortSignal; isShareable?: (file: File) => boolean } = {},
  ) => {
    const {
      delivery = 'one-by-one',
      signal = new AbortController().signal,
      isShareable = () => true,
    } = given;
    return renameBatch({ photos, outcomes, pieces, delivery, now, signal }, { dispatch, save, isShareable });
  };
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
  expect(desk.now().step).toEqual({ phase: 'delivered', count: 3, zip: null });
  expect(desk.now().outcomes.get(1)).toEqual({ kind: 'refused', reason: 'empty' });
  expect(desk.now().outcomes.get(3)).toEqual({ kind: 'refused', reason: 'not-a-photo' });
  expect(photosInOrder(desk.now()).map(({ id }) => id)).toEqual([1, 3, 0, 2, 4]);
});

it('tells what cannot be cleaned before the first photo is worked on', async () => {
  const gif = fileOf(Buffer.from('GIF89a'), 'a.gif');
  const desk = deskWith(photosOf(fileOf(await samplePhoto('jpeg'), 'a.jpg'), gif));
  await desk.rename({ delivery: 'zip' });
  expect(desk.events.slice(0, 2)).toEqual([
    { type: 'started' },
    { type: 'examined', outcomes: [[1, { kind: 'refused', reason: 'other-format' }]] },
  ]);
  expect(desk.now().step).toMatchObject({ phase: 'delivered', count: 1 });
});

it('lets downloads follow each other slowly enough that the browser drops none', async () => {
  vi.useFakeTimers();
  const { photos, outcomes } = namedPhotos(9);
  const desk = deskWith(photos, outcomes);
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
    event === 'saved' ? [event] : event.type === 'examined' ? event.outcomes.map(([id]) => id) : [],
  );
  expect(steps).toEqual([0, 'saved', 1, 'saved']);
});

it('says of a batch stopped while downloading how many went, and keeps the others', async () => {
  vi.useFakeTimers();
  const { photos, outcomes } = namedPhotos(9);
  const desk = deskWith(photos, outcomes);
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
  const { photos, outcomes } = namedPhotos(12);
  const desk = deskWith(photos, outcomes);
  await desk.rename({ delivery: 'zip' });
  expect(desk.saves.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^AB-ACQUA_Gara_20250609-[A-Z0-9]{8}\.zip$/),
  ]);
  expect(desk.now().step).toMatchObject({ phase: 'delivered', count: 12 });
  expect(desk.now().day).toMatchObject({ date: '20250609' });
  expect(desk.now().day.photos.size).toBe(12);
});

it('keeps the names of photos in a second zip', async () => {
  const { photos, outcomes } = namedPhotos(3);
  const desk = deskWith(photos, outcomes);
  await desk.rename({ delivery: 'zip' });
  expect(namedFiles(desk.now()).map(({ file }) => file.name)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
});

it('does not count a photo that is missing from the zip', async () => {
  const { photos, outcomes } = namedPhotos(3);
  const path = join(mkdtempSync(join(tmpdir(), 'photo-')), 'gone.jpg');
  writeFileSync(path, 'x');
  const gone = await openAsBlob(path);
  rmSync(path);
  outcomes.set(1, { ...(outcomes.get(1) as NamedPhoto), blob: gone });
  const desk = deskWith(photos, outcomes);
  await desk.rename({ delivery: 'zip' });
  expect(desk.now().step).toMatchObject({ phase: 'delivered', count: 2 });
  expect([...desk.now().day.photos.keys()]).toEqual(['0', '2']);
  expect(desk.now().outcomes.get(1)).toEqual({ kind: 'refused', reason: 'unreadable' });
});

it('saves nothing of photos that are to be shared', async () => {
  const { photos, outcomes } = namedPhotos(3);
  const desk = deskWith(photos, outcomes);
  await desk.rename({ delivery: 'share' });
  expect(desk.saves).toEqual([]);
  expect(desk.now().step).toEqual({ phase: 'named', unshareable: 0 });
});

it('saves what cannot be shared, and counts it', async () => {
  const { photos, outcomes } = namedPhotos(3);
  const desk = deskWith(photos, outcomes);
  await desk.rename({ delivery: 'share', isShareable: ({ name }) => name === '1.jpg' });
  expect(desk.saves.map(({ name }) => name)).toEqual(['0.jpg', '2.jpg']);
  expect(desk.now().step).toEqual({ phase: 'named', unshareable: 2 });
  expect(desk.now().day.photos.size).toBe(2);
});

it('ends a batch with the last photo that is shared', async () => {
  const { photos, outcomes } = namedPhotos(2);
  const desk = deskWith(photos, outcomes);
  await desk.rename({ delivery: 'share' });
  const share = (now: Desk, photo: Photo | undefined) =>
    deskReducer(now, { type: 'delivered', date: '20250609', prefix: 'AB', photos: photo ? [photo] : [] });
  const first = share(desk.now(), photos[0]);
  expect(first.step.phase).toBe('named');
  expect(share(first, photos[1]).step).toMatchObject({ phase: 'delivered', count: 2, zip: null });
});

it('keeps what is still to be shared, and nothing else, when photos are added', async () => {
  const { photos, outcomes } = namedPhotos(3);
  const [shared, open, added] = photos as [Photo, Photo, Photo];
  const desk = deskWith([shared, open], outcomes);
  await desk.rename({ delivery: 'share' });
  const one = { type: 'delivered', date: '20250609', prefix: 'AB', photos: [shared] } as const;
  const more = { type: 'added', photos: [added] } as const;
  expect(deskReducer(deskReducer(desk.now(), one), more).photos).toEqual([open, added]);
});

it.each<Delivery>(['zip', 'one-by-one', 'share'])(
  'delivers nothing of a batch without any photo by %s',
  async (delivery) => {
    const desk = deskWith(photosOf(fileOf(Buffer.from('ciao'), 'a.jpg'), fileOf(Buffer.alloc(0), 'b.jpg')));
    await desk.rename({ delivery });
    expect(desk.saves).toEqual([]);
    expect(desk.now().step).toEqual({ phase: 'delivered', count: 0, zip: null });
  },
);

it('counts each photo of a day once, and starts anew the next day', () => {
  const { photos, outcomes } = namedPhotos(3);
  const examined = deskReducer(initialDesk, { type: 'examined', outcomes: [...outcomes] });
  const delivered = (desk: Desk, date: string) =>
    deskReducer(desk, { type: 'delivered', date, prefix: 'AB', photos });
  const once = delivered(examined, '20250609');
  expect(delivered(once, '20250609').day.photos.size).toBe(3);
  expect(delivered(deskReducer(once, { type: 'cleared' }), '20250610').day).toMatchObject({
    date: '20250610',
  });
});

it('starts a new batch with photos chosen after a delivered one; before it they join', () => {
  const { photos } = namedPhotos(2);
  const [first, second] = photos as [Photo, Photo];
  const one = deskReducer(initialDesk, { type: 'added', photos: [first] });
  expect(deskReducer(one, { type: 'added', photos: [second] }).photos).toHaveLength(2);
  const delivered = deskReducer(one, { type: 'stepped', step: { phase: 'delivered', count: 1, zip: null } });
  expect(deskReducer(delivered, { type: 'added', photos: [second] }).photos).toEqual([second]);
});

it('takes no photos during a batch, and loses none', () => {
  const { photos } = namedPhotos(2);
  const running = deskReducer(deskReducer(initialDesk, { type: 'added', photos }), { type: 'started' });
  for (const event of [{ type: 'added', photos }, { type: 'removed', id: 0 }, { type: 'cleared' }] as const)
    expect(deskReducer(running, event)).toBe(running);
});
