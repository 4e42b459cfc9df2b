import type { PhotoNote } from './clean-photo.ts';
import type { PhotoRefusal } from './refused-photo.ts';

/** `isSaved`: already downloaded earlier that day. */
export type Photo = { id: number; file: File; isSaved?: boolean };
export type PhotoOutcome =
  | { kind: 'ready'; name: string; blob: Blob; notes: PhotoNote[]; fingerprint: string }
  | { kind: 'refused'; reason: PhotoRefusal };
export type Zip = { name: string; blob: Blob };

export type Step =
  | { phase: 'choosing' }
  | { phase: 'cleaning'; done: number; total: number }
  | { phase: 'zipping'; done: number; total: number }
  | { phase: 'saving'; done: number; total: number }
  /** `count` photos went to the browser's downloads, in `zip` or one by one. */
  | { phase: 'saved'; count: number; zip: Zip | null }
  | { phase: 'cancelled'; count: number }
  | { phase: 'failed' };

/** Corrections by hand. */
export type Mark = 'post' | 'photos' | 'upload' | 'groupPhoto';

/**
 * Progress of one Rome day (`20250609`). `photos`: fingerprint of each saved photo to the letters of its venue, so that
 * one saved twice counts once. `marks`: set by hand.
 */
export type Day = {
  date: string;
  photos: ReadonlyMap<string, string>;
  isPostTaken: boolean;
  marks: Readonly<Partial<Record<Mark, boolean>>>;
};

export type Desk = {
  photos: readonly Photo[];
  outcomes: ReadonlyMap<number, PhotoOutcome>;
  step: Step;
  /** Saved by the current batch. */
  done: ReadonlySet<number>;
  saved: Day;
};

export type DeskEvent =
  | { type: 'added'; photos: readonly Photo[] }
  | { type: 'removed'; id: number }
  | { type: 'removed-saved' }
  | { type: 'cleared' }
  | { type: 'started' }
  | { type: 'judged'; outcomes: readonly (readonly [id: number, outcome: PhotoOutcome])[] }
  | { type: 'stepped'; step: Step }
  | { type: 'saved'; date: string; prefix: string; photos: readonly Photo[] }
  | { type: 'marked'; date: string; mark: Mark; isDone: boolean }
  | { type: 'post-taken'; date: string };

export const emptyDesk: Desk = {
  photos: [],
  outcomes: new Map(),
  step: { phase: 'choosing' },
  done: new Set(),
  saved: { date: '', photos: new Map(), isPostTaken: false, marks: {} },
};

export const isBusy = ({ phase }: Step): boolean =>
  phase === 'cleaning' || phase === 'zipping' || phase === 'saving';

/** Puts refused files first once a batch has ended, then photos with a note. */
export function photosInOrder({ photos, outcomes, step }: Desk): readonly Photo[] {
  if (step.phase !== 'saved') return photos;
  const rank = ({ id }: Photo) => {
    const outcome = outcomes.get(id);
    return outcome?.kind === 'ready' ? (outcome.notes.length > 0 ? 1 : 2) : 0;
  };
  return [...photos].sort((one, other) => rank(one) - rank(other));
}

/** Number of photos that would be lost with the page. */
export const openPhotos = ({ photos, step, done }: Desk): number =>
  step.phase === 'saved' ? 0 : photos.filter(({ id }) => !done.has(id)).length;

/** Reducer of the photo desk; changes of the list are ignored while a batch runs. */
export function deskAfter(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'added': {
      if (isBusy(desk.step)) return desk;
      // A saved batch is over.
      const staying = desk.step.phase === 'saved' ? [] : desk.photos;
      return {
        ...desk,
        photos: [...staying, ...event.photos],
        outcomes: new Map(),
        done: new Set(),
        step: { phase: 'choosing' },
      };
    }
    case 'removed':
      return isBusy(desk.step) ? desk : { ...desk, photos: desk.photos.filter(({ id }) => id !== event.id) };
    case 'removed-saved':
      return isBusy(desk.step) ? desk : { ...desk, photos: desk.photos.filter(({ isSaved }) => !isSaved) };
    case 'cleared':
      return isBusy(desk.step) ? desk : { ...emptyDesk, saved: desk.saved };
    case 'started':
      return {
        ...desk,
        outcomes: new Map(),
        done: new Set(),
        step: { phase: 'cleaning', done: 0, total: desk.photos.length },
      };
    case 'judged':
      return { ...desk, outcomes: new Map([...desk.outcomes, ...event.outcomes]) };
    case 'stepped': {
      // A batch that was stopped goes on with what it has not saved.
      const isStopped = event.step.phase === 'cancelled';
      const photos = isStopped ? desk.photos.filter(({ id }) => !desk.done.has(id)) : desk.photos;
      return { ...desk, photos, step: event.step };
    }
    case 'saved': {
      const day = dayAt(desk, event.date);
      const ids = event.photos.map(({ id }) => id);
      const saved = ids
        .map((id) => desk.outcomes.get(id))
        .flatMap((outcome): [string, string][] =>
          outcome?.kind === 'ready' ? [[outcome.fingerprint, event.prefix]] : [],
        );
      const isNew = saved.some(([fingerprint]) => !day.photos.has(fingerprint));
      // Photos that were not there yet are still to be uploaded.
      const { photos: _count, upload: _uploaded, ...others } = day.marks;
      return {
        ...desk,
        done: new Set([...desk.done, ...ids]),
        saved: {
          ...day,
          photos: new Map([...day.photos, ...saved]),
          marks: isNew ? others : day.marks,
        },
      };
    }
    case 'post-taken':
      return { ...desk, saved: { ...dayAt(desk, event.date), isPostTaken: true } };
    case 'marked': {
      const day = dayAt(desk, event.date);
      return { ...desk, saved: { ...day, marks: { ...day.marks, [event.mark]: event.isDone } } };
    }
  }
}

/** Progress of this day; empty when that of another day is stored. */
export const dayAt = ({ saved }: Pick<Desk, 'saved'>, date: string): Day =>
  saved.date === date ? saved : { ...emptyDesk.saved, date };

/** The photos of this batch as they are saved, in the order of the list. */
export const namedPhotos = ({ photos, outcomes }: Desk): File[] =>
  photos.flatMap(({ id }) => {
    const outcome = outcomes.get(id);
    return outcome?.kind === 'ready'
      ? [new File([outcome.blob], outcome.name, { type: outcome.blob.type })]
      : [];
  });
