import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { membersDay } from '#frontend/content/members/day.ts';
import { membersLabels } from '#frontend/content/members/menu.ts';
import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import { dropsDownloads, hasOneDownloadPerTap } from '#frontend/lib/download-limits.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { UploadStep } from '../upload-step.tsx';
import { DeliveredNotices } from './delivered-notices.tsx';
import { DeskProgress } from './desk-progress.tsx';
import { dayAt, isBusy } from './desk-state.ts';
import styles from './photo-desk.module.css';
import { PhotoFields } from './photo-fields.tsx';
import { PhotoList } from './photo-list.tsx';
import { faultyField, namePieces, photoName, romeDate } from './photo-name.ts';
import { photoRules } from './photo-rules.ts';
import type { Delivery } from './rename-batch.ts';
import { RenamedList } from './renamed-list.tsx';
import { canShare } from './share-photos.ts';
import { ShareStep } from './share-step.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { PhotoDeskControls } from './use-photo-desk.ts';

type Fault = 'invalidFields' | 'noPhotos' | 'noDownloads';

/** `post` is shared with the photos; empty when none is written. */
type PhotoDeskProps = { controls: PhotoDeskControls; post: string; now: Date };

/** Renames photos and takes their position out, all in this browser. */
export function PhotoDesk({ controls, post, now }: PhotoDeskProps) {
  const { desk, fields, setFields, isAdding } = controls;
  const [fault, setFault] = useState<Fault | null>(dropsDownloads(navigator) ? 'noDownloads' : null);
  const [isAwaited, setAwaited] = useState(false);
  const [zipChoice, setZipChoice] = useState<boolean | null>(null);
  const hasFilesAbove = useDroppedFiles(controls.add);
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();

  const busy = isBusy(desk.step);
  const isHovering = hasFilesAbove && !busy;
  const pieces = namePieces(fields);
  const faulty = faultyField(pieces);
  const count = desk.photos.length;
  const day = dayAt(desk, romeDate(now));
  const isUploadNext =
    day.photos.size > 0 && !day.marks.upload && (count === 0 || desk.step.phase === 'delivered');
  const isNamed = desk.step.phase === 'named';
  const isSharing = canShare();
  const isZip =
    count > 1 && (zipChoice ?? (count >= photoRules.zipFromPhotos || hasOneDownloadPerTap(navigator)));
  const delivery: Delivery = isSharing ? 'share' : isZip ? 'zip' : 'one-by-one';
  const shownFault =
    (fault === 'invalidFields' && !faulty) || (fault === 'noPhotos' && count > 0) ? null : fault;

  const run = (action: () => void) => {
    if (fault === 'noDownloads') return;
    const missing = faulty ?? (count > 0 ? undefined : 'photos');
    setFault(faulty ? 'invalidFields' : missing ? 'noPhotos' : null);
    if (missing) form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else action();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) setAwaited(true);
  };
  const startAwaited = useEffectEvent(() => {
    setAwaited(false);
    run(() => controls.start(pieces, delivery));
  });
  // Waits for photos that are still being added.
  useEffect(() => {
    if (isAwaited && !isAdding) startAwaited();
  }, [isAwaited, isAdding]);
  const handlePick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    controls.add([...(target.files ?? [])]);
    // The same photos can be chosen again.
    target.value = '';
  };
  const handleClear = () => {
    controls.clear();
    setZipChoice(null);
    setFields({ ...fields, title: '' });
  };

  return (
    <section id={membersLabels.deskHash.slice(1)} className={styles.desk} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {text.heading}
      </h2>
      <p className={styles.intro}>{text.intro}</p>
      {controls.interrupted ? (
        <Notice tone="warning">
          {text.interrupted(controls.interrupted.delivered, controls.interrupted.chosen)}
        </Notice>
      ) : null}
      <form ref={form} className="stack gap-4" noValidate onSubmit={handleSubmit}>
        <PhotoFields
          fields={fields}
          onChange={setFields}
          pieces={shownFault === 'invalidFields' ? pieces : null}
        />
        {faulty ? null : (
          <p className={styles.sample}>
            {text.nameSample} <b>{photoName(pieces, romeDate(new Date()), '········', 'jpg')}</b>
          </p>
        )}
        <label className={isHovering ? `${styles.picker} ${styles.hovering}` : styles.picker}>
          <input
            type="file"
            name="photos"
            accept="image/*"
            multiple
            className="visually-hidden"
            aria-disabled={busy}
            onClick={(event) => busy && event.preventDefault()}
            onChange={handlePick}
          />
          <Icon name="ImagePlus" />
          <b>{isHovering ? text.dropHere : text.pick}</b>
          <span>{text.pickHint}</span>
        </label>
        <DeliveredNotices controls={controls} canShare={isSharing} />
        {count > 1 && !isSharing ? (
          <label className={styles.zip}>
            <input type="checkbox" checked={isZip} onChange={(event) => setZipChoice(event.target.checked)} />
            {text.asZip}
          </label>
        ) : null}
        {shownFault ? (
          <Notice tone="error" role="alert">
            {text[shownFault]}
          </Notice>
        ) : null}
        <Button
          type="submit"
          variant={isUploadNext || isNamed ? 'secondary' : 'primary'}
          icon={<Icon name="Download" />}
          aria-disabled={busy || isAwaited}
        >
          {text.start}
        </Button>
      </form>
      <DeskProgress
        desk={desk}
        share={
          <ShareStep
            desk={desk}
            post={post}
            onShared={(photos, withPost) => {
              controls.markShared(pieces, photos);
              if (withPost) controls.takePost();
            }}
            onSave={() => run(() => controls.deliverAgain(pieces, count > 1 ? 'zip' : 'one-by-one'))}
          />
        }
        next={
          isUploadNext ? (
            <UploadStep
              now={now}
              isShared={desk.step.phase === 'delivered' && desk.step.unshareable === 0}
              onUploaded={() => controls.mark('upload', true)}
            />
          ) : day.marks.upload ? (
            <Notice tone="success">{membersDay.afterUpload}</Notice>
          ) : null
        }
        onCancel={controls.cancel}
        onClear={handleClear}
        onZip={() => run(() => controls.deliverAgain(pieces, 'zip'))}
      />
      {count > 0 ? (
        <>
          <p className={styles.chosen}>{text.chosen(count)}</p>
          {desk.step.phase === 'delivered' && desk.step.count > 0 ? <RenamedList desk={desk} /> : null}
          <PhotoList desk={desk} onRemove={controls.remove} />
        </>
      ) : null}
    </section>
  );
}
