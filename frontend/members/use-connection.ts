import { useEffect, useState, useSyncExternalStore } from 'react';
import { getSession } from '#frontend/gate/api-client.ts';

const lookMs = 10_000;

const watch = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** True while the server can be reached. With `isFromCache` (an area from the cache) only an answer proves it. */
export function useConnection(isFromCache: boolean): boolean {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  const [isUnreached, setIsUnreached] = useState(isFromCache);
  useEffect(() => {
    if (!isUnreached || !isOnline) return;
    const look = () =>
      getSession().then(
        (session) => setIsUnreached(Boolean(session.isFromCache)),
        () => undefined,
      );
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [isUnreached, isOnline]);
  return isOnline && !isUnreached;
}
