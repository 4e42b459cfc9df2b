import { RotateCw } from 'lucide-react';
import { generator as words } from '#frontend/members/content/generator.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import type { Failure } from './generation.ts';

export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert" title={failure.message}>
      <p>{failure.advice}</p>
      {failure.canRetry ? (
        <div>
          <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}
