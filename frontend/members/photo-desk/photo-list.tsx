import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { type Desk, isBusy, type Photo, type PhotoOutcome, photosInOrder } from './desk-state.ts';
import styles from './photo-list.module.css';
import { photoRules } from './photo-rules.ts';

/** Twice the size on screen. */
const width = 128;

/** One at a time: a decoded photo of a phone takes about 50 MB until it is shrunk. */
let queue: Promise<void> = Promise.resolve();

async function draw(canvas: HTMLCanvasElement, file: File, signal: AbortSignal) {
  if (signal.aborted) return;
  const picture = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'low' });
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

/** A small picture of the photo, made when it comes into view; stays empty for what the browser cannot show. */
function PhotoPreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || file.size === 0 || file.size > photoRules.heavyFileBytes) return;
    const leaving = new AbortController();
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watching.disconnect();
      queue = queue.then(() => draw(element, file, leaving.signal)).catch(() => {});
    });
    watching.observe(element);
    return () => {
      watching.disconnect();
      leaving.abort();
    };
  }, [file]);
  return <canvas ref={canvas} width={1} height={1} className={styles.preview} />;
}

type RowProps = {
  photo: Photo;
  outcome: PhotoOutcome | undefined;
  isDelivered: boolean;
  onRemove: (id: number) => void;
};

const sentences = (outcome: PhotoOutcome | undefined): string[] => {
  if (!outcome) return [];
  return outcome.kind === 'refused'
    ? [text.refusals[outcome.reason]]
    : outcome.notes.map((note) => text.notes[note]);
};

const PhotoRow = memo(function PhotoRow({ photo, outcome, isDelivered, onRemove }: RowProps) {
  const isNamed = outcome?.kind === 'named';
  return (
    <li className={styles.row}>
      <PhotoPreview file={photo.file} />
      <div className={styles.words}>
        {/* Names made of right-to-left marks must not turn the row around. */}
        <p className={styles.name} dir="ltr">
          <bdi>{photo.file.name}</bdi>
        </p>
        {isNamed ? (
          <p className={styles.newName} dir="ltr">
            <span aria-hidden="true">→ </span>
            <bdi>{outcome.name}</bdi>
          </p>
        ) : null}
        {sentences(outcome).map((sentence) => (
          <p key={sentence} className={isNamed ? styles.note : styles.refusal}>
            {sentence}
          </p>
        ))}
      </div>
      {isNamed && isDelivered ? (
        <button
          type="button"
          className={styles.action}
          aria-label={text.save(outcome.name)}
          onClick={() => saveFile(outcome.name, outcome.blob)}
        >
          <Icon name="Download" />
        </button>
      ) : (
        <button
          type="button"
          className={styles.action}
          aria-label={text.remove(photo.file.name)}
          onClick={() => onRemove(photo.id)}
        >
          <Icon name="X" />
        </button>
      )}
    </li>
  );
});

/** Rows added per render: few enough not to delay typing on a slow phone. */
const rowsPerFrame = 8;

function useShownRows(count: number): number {
  const [shown, setShown] = useState(rowsPerFrame);
  useEffect(() => {
    if (shown >= count) return;
    const next = setTimeout(() => startTransition(() => setShown(shown + rowsPerFrame)), 16);
    return () => clearTimeout(next);
  }, [shown, count]);
  return shown;
}

type ListProps = { desk: Desk; onRemove: (id: number) => void };

/** Each photo with its preview and, once examined, its new name or the reason for skipping it. */
export function PhotoList({ desk, onRemove }: ListProps) {
  const shown = useShownRows(desk.photos.length);
  return (
    // The keyboard must be able to scroll it while its rows have no button.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes focus
    <section className={styles.scroller} aria-label={text.list} tabIndex={0}>
      {/* One switch for all buttons while a batch runs. */}
      <fieldset disabled={isBusy(desk.step)}>
        <ul className={styles.list}>
          {photosInOrder(desk)
            .slice(0, shown)
            .map((photo) => (
              <PhotoRow
                key={photo.id}
                photo={photo}
                outcome={desk.outcomes.get(photo.id)}
                isDelivered={desk.delivered.has(photo.id)}
                onRemove={onRemove}
              />
            ))}
        </ul>
      </fieldset>
    </section>
  );
}
