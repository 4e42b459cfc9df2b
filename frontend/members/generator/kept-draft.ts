import { useEffect, useState } from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { isRecord } from '#frontend/gate/api-client.ts';
import { getStored, setStored } from '#frontend/gate/stored.ts';
import { WISHES } from '#worker/contract.ts';
import type { Draft, Generation } from './generation.ts';

/** Work in progress: the description, and the posts with their edits. */
export type KeptDraft = { description: string } & Pick<Generation, 'drafts' | 'openId'>;

/** A stored draft, also in the shape of an earlier version of the site; empty for anything else. */
const readDraft = (value: unknown): Draft[] => {
  if (!isRecord(value)) return [];
  const { id, createdAt, description, text, original, isWhole, wishes } = value;
  if (typeof id !== 'number' || typeof description !== 'string' || typeof text !== 'string') return [];
  return [
    {
      ...{ id, description, text },
      createdAt: typeof createdAt === 'number' ? createdAt : Date.now(),
      ...(typeof original === 'string' && { original }),
      isWhole: isWhole !== false,
      wishes: Array.isArray(wishes) ? wishes.flatMap((wish) => WISHES.filter((known) => known === wish)) : [],
    },
  ];
};

/** The stored draft: it survives a reload, an expired session and a deploy. */
export function keptDraft(): KeptDraft {
  const kept = getStored(storedItems.membersDraft);
  const { description, drafts, openId } = isRecord(kept) ? kept : {};
  return {
    description: typeof description === 'string' ? description : '',
    drafts: Array.isArray(drafts) ? drafts.flatMap(readDraft) : [],
    openId: typeof openId === 'number' ? openId : undefined,
  };
}

/** Stores every change for this tab; false where the browser's storage is full or blocked. */
export function useKeptDraft({ description, drafts, openId }: KeptDraft): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    const isEmpty = description.trim() === '' && drafts.length === 0;
    const couldKeep = setStored(
      storedItems.membersDraft,
      isEmpty ? undefined : { description, drafts, openId },
    );
    if (couldKeep !== isKept) setIsKept(couldKeep);
  }, [description, drafts, openId, isKept]);
  return isKept;
}
