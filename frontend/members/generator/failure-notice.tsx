import { generator as words } from '#frontend/members/content/generator.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import type { Failure } from './generation.ts';

export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert" title={failure.message}>
      <p>{failure.advice}</p>
      {failure.canRetry ? (
        <div>
          <Button variant="secondary" icon={<Icon name="RotateCw" />} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}
