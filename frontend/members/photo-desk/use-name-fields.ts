import { useCallback, useEffect, useState } from 'react';
import { storedItems } from '#frontend/content/organisation/storage.ts';
import { sessionMark } from '#frontend/gate/pending-sign-out.ts';
import { getStored, setStored } from '#frontend/gate/stored.ts';
import { isRecord } from '#worker/contract.ts';
import { fieldsFromPost } from './fields-from-post.ts';
import type { PhotoFields } from './photo-name.ts';
import { prefixFromText } from './prefix-from-text.ts';

function storedFields(): PhotoFields {
  const stored = getStored(storedItems.membersPhotoFields);
  const fields = isRecord(stored) ? stored : {};
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { prefix: textOf(fields.prefix), code: textOf(fields.code), title: textOf(fields.title) };
}

/** Prefix, code and title of the photos' names, stored as they are typed. */
export function useNameFields() {
  const [fields, setFields] = useState(storedFields);
  useEffect(() => {
    const isEmpty = Object.values(fields).every((field) => field === '');
    setStored(
      storedItems.membersPhotoFields,
      isEmpty ? undefined : { ...fields, session: sessionMark(), changedAt: Date.now() },
    );
  }, [fields]);
  const nameAfter = useCallback((post: string, description: string) => {
    const prefix = prefixFromText(description) ?? prefixFromText(post);
    setFields((before) => ({ ...before, ...(prefix && { prefix }), ...fieldsFromPost(post, description) }));
  }, []);
  return { fields, setFields, nameAfter };
}
