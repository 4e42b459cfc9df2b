import { staffAddresses } from '#frontend/content/members/addresses.ts';
import { membersDay as text } from '#frontend/content/members/day.ts';
import { Button, ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { timeLeft } from './upload-deadline.ts';

type UploadStepProps = {
  now: Date;
  /** The photos went to another app, which may have put them there. */
  isShared?: boolean;
  onUploaded: () => void;
};

/** The last step of the evening: the photos of the day go into the shared folder. */
export function UploadStep({ now, isShared = false, onUploaded }: UploadStepProps) {
  const left = timeLeft(now);
  return (
    <Notice tone={left ? 'info' : 'warning'} title={isShared ? text.check : left ? text.upload : text.late}>
      <p>{left ?? text.lateAdvice}</p>
      <p className="row gap-2">
        <ButtonLink to={staffAddresses.photoFolder} icon={<Icon name="ArrowUpRight" />}>
          {text.openFolder}
        </ButtonLink>
        <Button variant="secondary" icon={<Icon name="Check" />} onClick={onUploaded}>
          {text.uploaded}
        </Button>
      </p>
    </Notice>
  );
}
