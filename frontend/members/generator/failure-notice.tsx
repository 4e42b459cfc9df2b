import { useEffect, useEffectEvent, useState } from 'react';
import { generator as words } from '#frontend/content/members/generator.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import type { Failure } from './generation.ts';

export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert" title={failure.message}>
      <p>{failure.advice}</p>
      {failure.reference ? <p className="small">{words.reference(failure.reference)}</p> : null}
      {failure.canRetry ? (
        <div className="row gap-2">
          <Button variant="secondary" icon={<Icon name="RotateCw" />} onClick={onRetry}>
            {words.retry}
          </Button>
          {failure.isOffline ? <RetryWhenBack onRetry={onRetry} /> : null}
        </div>
      ) : null}
    </Notice>
  );
}

/** Offers to retry as soon as the connection is back: at once, if it is back by then. */
function RetryWhenBack({ onRetry }: { onRetry: () => void }) {
  const [isWanted, setIsWanted] = useState(false);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isWanted) return;
    if (navigator.onLine) return retry();
    const handleOnline = () => retry();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [isWanted]);
  return (
    <Button variant="secondary" aria-pressed={isWanted} onClick={() => setIsWanted(!isWanted)}>
      {isWanted ? words.waitingForConnection : words.sendWhenBack}
    </Button>
  );
}
