import { useCallback, useEffect, useReducer } from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { getStored, setStored } from '#frontend/gate/stored.ts';
import { isRecord } from '#worker/contract.ts';
import { type Day, deskReducer, initialDesk, type Mark } from './desk-state.ts';
import { romeDate } from './photo-name.ts';
import { useDelivery } from './use-delivery.ts';
import { useNameFields } from './use-name-fields.ts';
import { usePhotoList } from './use-photo-list.ts';

const today = () => romeDate(new Date());

function storedDay(): Day {
  const stored = getStored(storedItems.membersDay);
  const { date, photos, isPostTaken, marks } = isRecord(stored) ? stored : {};
  if (date !== today() || !isRecord(photos)) return initialDesk.day;
  return {
    date: today(),
    photos: new Map(Object.entries(photos).map(([fingerprint, prefix]) => [fingerprint, String(prefix)])),
    isPostTaken: isPostTaken === true,
    marks: isRecord(marks) ? marks : {},
  };
}

export type PhotoDeskControls = ReturnType<typeof usePhotoDesk>;

/** State of the photo desk and what can be done with it. */
export function usePhotoDesk() {
  const [desk, dispatch] = useReducer(deskReducer, initialDesk, (initial) => ({
    ...initial,
    day: storedDay(),
  }));
  const names = useNameFields();
  const list = usePhotoList(desk, dispatch);
  const delivery = useDelivery(desk, dispatch);

  const { day } = desk;
  useEffect(() => {
    if (day.date) setStored(storedItems.membersDay, { ...day, photos: Object.fromEntries(day.photos) });
  }, [day]);
  const takePost = useCallback(() => dispatch({ type: 'post-taken', date: today() }), []);
  const mark = useCallback(
    (name: Mark, isDone: boolean) => dispatch({ type: 'marked', date: today(), mark: name, isDone }),
    [],
  );
  return { desk, ...names, ...list, ...delivery, takePost, mark };
}
