import type { PhotoNote } from './clean-photo.ts';
import type { PhotoRefusal } from './refused-photo.ts';

/** `isDelivered`: shared or downloaded earlier that day. */
export type Photo = { id: number; file: File; isDelivered?: boolean };
export type NamedPhoto = { kind: 'named'; name: string; blob: Blob; notes: PhotoNote[]; fingerprint: string };
export type PhotoOutcome = NamedPhoto | { kind: 'refused'; reason: PhotoRefusal };
export type Zip = { name: string; blob: Blob };

type Progress = { done: number; total: number };
export type Step =
  | { phase: 'choosing' }
  | ({ phase: 'cleaning' | 'zipping' | 'saving' } & Progress)
  /** To be shared; `unshareable` photos went to the downloads instead. */
  | { phase: 'named'; unshareable: number }
  /** `count` photos were shared, or went to the downloads in `zip` or one by one. */
  | { phase: 'delivered'; count: number; zip: Zip | null; unshareable?: number }
  | { phase: 'cancelled'; count: number }
  | { phase: 'failed' };

/** Corrections by hand. */
export type Mark = 'post' | 'photos' | 'upload' | 'groupPhoto';

/**
 * Progress of one Rome day (`20250609`). `photos`: fingerprint of each delivered photo to the letters of its venue, so that
 * one delivered twice counts once. `marks`: set by hand.
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
  /** Photos of this batch that were shared or went to the downloads. */
  delivered: ReadonlySet<number>;
  day: Day;
};

export type DeskEvent =
  | { type: 'added'; photos: readonly Photo[] }
  | { type: 'removed'; id: number }
  | { type: 'removed-delivered' }
  | { type: 'cleared' }
  | { type: 'started' }
  | { type: 'examined'; outcomes: readonly (readonly [id: number, outcome: PhotoOutcome])[] }
  | { type: 'stepped'; step: Step }
  | { type: 'delivered'; date: string; prefix: string; photos: readonly Photo[] }
  | { type: 'marked'; date: string; mark: Mark; isDone: boolean }
  | { type: 'post-taken'; date: string };

export const initialDesk: Desk = {
  photos: [],
  outcomes: new Map(),
  step: { phase: 'choosing' },
  delivered: new Set(),
  day: { date: '', photos: new Map(), isPostTaken: false, marks: {} },
};

export const isBusy = ({ phase }: Step): boolean =>
  phase === 'cleaning' || phase === 'zipping' || phase === 'saving';

/** Puts refused files first once all photos have names, then photos with a note. */
export function photosInOrder({ photos, outcomes, step }: Desk): readonly Photo[] {
  if (step.phase !== 'named' && step.phase !== 'delivered') return photos;
  const rank = ({ id }: Photo) => {
    const outcome = outcomes.get(id);
    return outcome?.kind === 'named' ? (outcome.notes.length > 0 ? 1 : 2) : 0;
  };
  return [...photos].sort((one, other) => rank(one) - rank(other));
}

/** Photos that are not delivered yet. */
const undelivered = ({ photos, delivered }: Desk) => photos.filter(({ id }) => !delivered.has(id));

/** Photos that the next run names and delivers. */
export const photosToDeliver = (desk: Desk): readonly Photo[] =>
  desk.step.phase === 'named' ? undelivered(desk) : desk.photos;

/** Number of photos that would be lost with the page. */
export const openPhotos = (desk: Desk): number =>
  desk.step.phase === 'delivered' ? 0 : undelivered(desk).length;

/** Ends a batch whose last named photo was shared or removed. */
function ended(desk: Desk): Desk {
  const { step, delivered } = desk;
  const isOpen = undelivered(desk).some(({ id }) => desk.outcomes.get(id)?.kind === 'named');
  if (step.phase !== 'named' || isOpen) return desk;
  return delivered.size === 0
    ? { ...desk, step: { phase: 'choosing' } }
    : { ...desk, step: { ...step, phase: 'delivered', count: delivered.size, zip: null } };
}

/** Reducer of the photo desk; changes of the list are ignored while a batch runs. */
export function deskReducer(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'added':
      if (isBusy(desk.step)) return desk;
      return {
        ...desk,
        // A delivered batch is over.
        photos: [...(desk.step.phase === 'delivered' ? [] : undelivered(desk)), ...event.photos],
        outcomes: new Map(),
        delivered: new Set(),
        step: { phase: 'choosing' },
      };
    case 'removed':
      if (isBusy(desk.step)) return desk;
      return ended({ ...desk, photos: desk.photos.filter(({ id }) => id !== event.id) });
    case 'removed-delivered':
      return isBusy(desk.step)
        ? desk
        : { ...desk, photos: desk.photos.filter(({ isDelivered }) => !isDelivered) };
    case 'cleared':
      return isBusy(desk.step) ? desk : { ...initialDesk, day: desk.day };
    case 'started': {
      const photos = photosToDeliver(desk);
      return {
        ...desk,
        photos,
        outcomes: new Map(),
        delivered: new Set(),
        step: { phase: 'cleaning', done: 0, total: photos.length },
      };
    }
    case 'examined':
      return { ...desk, outcomes: new Map([...desk.outcomes, ...event.outcomes]) };
    case 'stepped':
      // A batch that was stopped goes on with what it has not delivered.
      return {
        ...desk,
        photos: event.step.phase === 'cancelled' ? undelivered(desk) : desk.photos,
        step: event.step,
      };
    case 'delivered': {
      const day = dayAt(desk, event.date);
      const ids = event.photos.map(({ id }) => id);
      const photos = ids
        .map((id) => desk.outcomes.get(id))
        .flatMap((outcome): [string, string][] =>
          outcome?.kind === 'named' ? [[outcome.fingerprint, event.prefix]] : [],
        );
      const isNew = photos.some(([fingerprint]) => !day.photos.has(fingerprint));
      // Photos that were not there yet are still to be uploaded.
      const { photos: _count, upload: _uploaded, ...others } = day.marks;
      return ended({
        ...desk,
        delivered: new Set([...desk.delivered, ...ids]),
        day: {
          ...day,
          photos: new Map([...day.photos, ...photos]),
          marks: isNew ? others : day.marks,
        },
      });
    }
    case 'post-taken':
      return { ...desk, day: { ...dayAt(desk, event.date), isPostTaken: true } };
    case 'marked': {
      const day = dayAt(desk, event.date);
      return { ...desk, day: { ...day, marks: { ...day.marks, [event.mark]: event.isDone } } };
    }
  }
}

/** Progress of this day; empty when that of another day is stored. */
export const dayAt = ({ day }: Pick<Desk, 'day'>, date: string): Day =>
  day.date === date ? day : { ...initialDesk.day, date };

/** A named photo as a file of that name. */
export const asFile = ({ name, blob }: NamedPhoto): File => new File([blob], name, { type: blob.type });

/** The named photos of this batch as files, in the order of the list. */
export const namedFiles = ({
  photos,
  outcomes,
}: Pick<Desk, 'photos' | 'outcomes'>): { photo: Photo; file: File }[] =>
  photos.flatMap((photo) => {
    const outcome = outcomes.get(photo.id);
    return outcome?.kind === 'named' ? [{ photo, file: asFile(outcome) }] : [];
  });

export const namedPhotos = (desk: Desk): File[] => namedFiles(desk).map(({ file }) => file);
