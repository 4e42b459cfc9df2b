import { Download, X } from 'lucide-react';
import { memo } from 'react';
import { photoDeskText as text } from '#frontend/members/content/photo-desk.ts';
import { type Desk, type Photo, type PhotoOutcome, photosInOrder } from './desk-state.ts';
import styles from './photo-list.module.css';
import { PhotoPreview } from './photo-preview.tsx';
import { saveFile } from './save-file.ts';

type RowProps = {
  photo: Photo;
  outcome: PhotoOutcome | undefined;
  canRemove: boolean;
  onRemove: (id: number) => void;
};

const sentences = (outcome: PhotoOutcome | undefined): string[] => {
  if (!outcome) return [];
  return outcome.kind === 'refused'
    ? [text.refusals[outcome.reason]]
    : outcome.notes.map((note) => text.notes[note]);
};

const PhotoRow = memo(function PhotoRow({ photo, outcome, canRemove, onRemove }: RowProps) {
  const isReady = outcome?.kind === 'ready';
  return (
    <li className={styles.row}>
      <PhotoPreview file={photo.file} />
      <div className={styles.words}>
        {/* Names made of right-to-left marks must not turn the row around. */}
        <p className={isReady ? styles.newName : styles.name} dir="ltr">
          <bdi>{isReady ? outcome.name : photo.file.name}</bdi>
        </p>
        {sentences(outcome).map((sentence) => (
          <p key={sentence} className={isReady ? styles.note : styles.refusal}>
            {sentence}
          </p>
        ))}
      </div>
      {isReady ? (
        <button
          type="button"
          className={styles.action}
          aria-label={text.save(outcome.name)}
          onClick={() => saveFile(outcome.name, outcome.blob)}
        >
          <Download aria-hidden="true" />
        </button>
      ) : canRemove ? (
        <button
          type="button"
          className={styles.action}
          aria-label={text.remove(photo.file.name)}
          onClick={() => onRemove(photo.id)}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </li>
  );
});

type ListProps = { desk: Desk } & Pick<RowProps, 'canRemove' | 'onRemove'>;

/** What is chosen with its picture; the new name, or a sentence, once it was looked at. */
export function PhotoList({ desk, canRemove, onRemove }: ListProps) {
  return (
    // The keyboard must be able to scroll it while its rows have no button.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes focus
    <section className={styles.scroller} aria-label={text.list} tabIndex={0}>
      <ul className={styles.list}>
        {photosInOrder(desk).map((photo) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            outcome={desk.outcomes.get(photo.id)}
            canRemove={canRemove}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}
