import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './photo-desk.module.css';
import type { PhotoDeskControls } from './use-photo-desk.ts';

type Props = { controls: PhotoDeskControls; canShare: boolean };

/** Photos that were delivered earlier that day: chosen again, or left out of a batch that goes on. */
export function DeliveredNotices({ controls, canShare }: Props) {
  const { desk, deliveredFiles } = controls;
  const chosenAgain =
    desk.step.phase === 'choosing' ? desk.photos.filter(({ isDelivered }) => isDelivered).length : 0;
  const skipped = deliveredFiles.length;
  return (
    <div role="status" className={styles.ending}>
      {chosenAgain > 0 ? (
        <Notice>
          <p>{text.deliveredBefore(chosenAgain, canShare)}</p>
          <div>
            <Button variant="secondary" onClick={controls.removeDelivered}>
              {text.removeDelivered(chosenAgain)}
            </Button>
          </div>
        </Notice>
      ) : null}
      {skipped > 0 ? (
        <>
          <Notice>{text.skipped(skipped, canShare)}</Notice>
          <Button variant="secondary" onClick={controls.addDelivered}>
            {text.addSkipped(skipped)}
          </Button>
        </>
      ) : null}
    </div>
  );
}
