import type { EditorState, Judgement, Saved } from './edit-contract.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content ?? '';

/** @throws an Error with a sentence for the person who edits */
async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/edit-api/${path}`, {
    method,
    headers: { 'x-edit-token': token, ...(!isFile && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(
      'Il programma sul computer non risponde: quello che hai scritto resta qui. Avvia di nuovo npm run edit.',
    );
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error ?? `Risposta ${response.status}.`);
  return answer;
}

export const readState = () => call<EditorState>('GET', 'data');
/** `values`: by file, as the forms have them. */
export const judge = (values: Record<string, unknown>) => call<Judgement>('POST', 'check', values);
export const save = (changes: Record<string, { value: unknown; version: string }>) =>
  call<Saved>('PUT', 'data', changes);
export const readPublished = (name: string) => call<{ value: unknown }>('GET', `published/${name}`);
export const uploadPhoto = (file: File) =>
  call<{ file: string }>('POST', `photo/${encodeURIComponent(file.name)}`, file);
export const rehearse = () => call<{ isReady: boolean; printed: string }>('POST', 'rehearsal');
