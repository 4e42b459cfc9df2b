import { useCallback, useEffect, useState } from 'react';
import { judge, readState, restore, save } from './api.ts';
import type { EditorState, Judgement } from './edit-contract.ts';

/** By file: a value that is not saved, and the version of the file that it changes. */
type Unsaved = Record<string, { value: unknown; version: string }>;

/** Kept until the tab closes. */
const KEY = 'edit-unsaved';
const stored = (): Unsaved => JSON.parse(sessionStorage.getItem(KEY) ?? '{}');

const CHECK_DELAY_MS = 400;

/** The data with the unsaved changes of this tab. */
export function useEditor() {
  const [state, setState] = useState<EditorState>();
  const [unsaved, setUnsaved] = useState(stored);
  const [judgement, setJudgement] = useState<Judgement>();
  const [notice, setNotice] = useState('');
  /** Grows with every save: the page beside the form is loaded again. */
  const [savedCount, setSavedCount] = useState(0);

  const [isSaving, setIsSaving] = useState(false);

  /** Returns the data read; nothing on failure, which the notice explains. */
  const attempt = useCallback(async (action: () => Promise<EditorState>, done: string) => {
    try {
      const read = await action();
      setState(read);
      setNotice(done);
      return read;
    } catch (error) {
      setNotice((error as Error).message);
    }
  }, []);

  useEffect(() => void attempt(readState, ''), [attempt]);
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(unsaved)), [unsaved]);
  useEffect(() => {
    let isStale = false;
    const values = Object.fromEntries(Object.entries(unsaved).map(([name, { value }]) => [name, value]));
    const timer = setTimeout(() => {
      judge(values).then(
        (judged) => isStale || setJudgement(judged),
        (error: Error) => isStale || setNotice(error.message),
      );
    }, CHECK_DELAY_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [unsaved]);

  const drop = (name: string) => setUnsaved(({ [name]: _, ...rest }) => rest);
  const versionOf = (name: string) => state?.versions[name] ?? '';
  return {
    ...{ state, notice, savedCount, isSaving, drop },
    judgement: judgement ?? state,
    valueOf: (name: string) => unsaved[name]?.value ?? state?.values[name],
    isChanged: (name: string) => name in unsaved,
    change(name: string, value: unknown) {
      setNotice('');
      setUnsaved((before) => ({
        ...before,
        [name]: { value, version: before[name]?.version ?? versionOf(name) },
      }));
    },
    async save(names: readonly string[]) {
      setIsSaving(true);
      for (const name of names) {
        const { value, version } = unsaved[name] ?? { value: undefined, version: '' };
        const read = await attempt(() => save(name, value, version), 'Salvato.');
        if (!read) break;
        // Keeps what was written while it saved.
        setUnsaved(({ [name]: later, ...rest }) =>
          later && later.value !== value
            ? { ...rest, [name]: { value: later.value, version: read.versions[name] ?? '' } }
            : rest,
        );
        setSavedCount((count) => count + 1);
      }
      setIsSaving(false);
    },
    async restore(names: readonly string[]) {
      for (const name of names) if (await attempt(() => restore(name), 'È com’era pubblicato.')) drop(name);
      setSavedCount((count) => count + 1);
    },
  };
}
