import { useEffect, useState } from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { sessionMark } from '#frontend/gate/pending-sign-out.ts';
import { getStored, setStored } from '#frontend/gate/stored.ts';
import { isRecord, WISHES } from '#worker/contract.ts';
import type { Draft, Generation } from './generation.ts';

/** Work in progress: the description, and the posts with their edits. */
export type StoredDraft = { description: string } & Pick<Generation, 'drafts' | 'openId'>;

/** A stored draft, also in the shape of an earlier version of the site; empty for anything else. */
const readDraft = (value: unknown): Draft[] => {
  if (!isRecord(value)) return [];
  const { id, createdAt, description, text, original, isWhole, wishes } = value;
  if (typeof id !== 'number' || typeof description !== 'string' || typeof text !== 'string') return [];
  return [
    {
      id,
      description,
      text,
      createdAt: typeof createdAt === 'number' ? createdAt : Date.now(),
      ...(typeof original === 'string' && { original }),
      isWhole: isWhole !== false,
      wishes: Array.isArray(wishes) ? wishes.flatMap((wish) => WISHES.filter((known) => known === wish)) : [],
    },
  ];
};

/** The stored draft: it survives a reload, a closed tab, an expired session and a deploy. */
export function storedDraft(): StoredDraft {
  const stored = getStored(storedItems.membersDraft);
  const { description, drafts, openId } = isRecord(stored) ? stored : {};
  return {
    description: typeof description === 'string' ? description : '',
    drafts: Array.isArray(drafts) ? drafts.flatMap(readDraft) : [],
    openId: typeof openId === 'number' ? openId : undefined,
  };
}

/** Finds work stored in a session that is over, which may be somebody else's: its time in ms since 1970. */
export const earlierDraftTime = (): number | undefined =>
  [storedItems.membersDraft, storedItems.membersPhotoFields]
    .map((item) => getStored(item))
    .filter(isRecord)
    .filter((stored) => stored.session !== sessionMark())
    .map(({ changedAt }) => (typeof changedAt === 'number' ? changedAt : Date.now()))[0];

/** True for a description that no post was asked for. */
export const isUnsent = ({ description, drafts }: StoredDraft): boolean =>
  description.trim() !== '' && !drafts.some((draft) => draft.description === description.trim());

/** Stores every change on this device; false where the browser's storage is full or blocked. */
export function useStoredDraft({ description, drafts, openId }: StoredDraft): boolean {
  const [isStored, setIsStored] = useState(true);
  useEffect(() => {
    const isEmpty = description.trim() === '' && drafts.length === 0;
    const couldStore = setStored(
      storedItems.membersDraft,
      isEmpty ? undefined : { description, drafts, openId, session: sessionMark(), changedAt: Date.now() },
    );
    if (couldStore !== isStored) setIsStored(couldStore);
  }, [description, drafts, openId, isStored]);
  return isStored;
}
