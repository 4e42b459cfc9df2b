import { useCallback, useEffect, useState } from 'react';
import { judge, readPublished, readState, save } from './api.ts';
import type { EditorState, Judgement } from './edit-contract.ts';
import { isSame, merge } from './merge.ts';
import { type Part, withPart } from './views.ts';

/** By file: a value that is not saved, and the value and version of the file that it changes. */
type Unsaved = Record<string, { value: unknown; base: unknown; version: string }>;

/** Kept until the tab closes. */
const KEY = 'edit-unsaved';
const stored = (): Unsaved => JSON.parse(sessionStorage.getItem(KEY) ?? '{}');

const CHECK_DELAY_MS = 400;

/** The unsaved values as changes of the files as they are; one that changes nothing goes. */
const rebase = (unsaved: Unsaved, { values, versions }: EditorState): Unsaved =>
  Object.fromEntries(
    Object.entries(unsaved).flatMap(([name, { value, base }]) => {
      const merged = merge(base, value, values[name]);
      return isSame(merged, values[name])
        ? []
        : [[name, { value: merged, base: values[name], version: versions[name] ?? '' }]];
    }),
  );

/** The data with the unsaved changes of this tab. */
export function useEditor() {
  const [state, setState] = useState<EditorState>();
  const [unsaved, setUnsaved] = useState(stored);
  const [judgement, setJudgement] = useState<Judgement>();
  const [notice, setNotice] = useState('');
  /** Grows with every save: the page beside the form is loaded again. */
  const [savedCount, setSavedCount] = useState(0);
  const [isSaving, setIsSaving] = useState(false);

  const take = useCallback((read: EditorState) => {
    setState(read);
    setUnsaved((before) => rebase(before, read));
  }, []);

  useEffect(() => void readState().then(take, (error: Error) => setNotice(error.message)), [take]);
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

  const edit = useCallback(
    (name: string, change: (value: unknown) => unknown) => {
      if (!state) return;
      setNotice('');
      setUnsaved((before) => {
        const { value, base, version } = before[name] ?? {
          ...{ value: state.values[name], base: state.values[name] },
          version: state.versions[name] ?? '',
        };
        return { ...before, [name]: { value: change(value), base, version } };
      });
    },
    [state],
  );
  const valueIn = (name: string) => unsaved[name]?.value ?? state?.values[name];

  return {
    ...{ state, notice, savedCount, isSaving, edit, valueIn },
    judgement: judgement ?? state,
    isChanged: (part: Part) =>
      part.name in unsaved &&
      !isSame(valueIn(part.name), withPart(part, valueIn(part.name), state?.values[part.name])),
    /** Saves everything at once: parts that only go together never wait for each other. */
    async save() {
      setIsSaving(true);
      try {
        const { read, saved, isConflict, refusal } = await save(unsaved);
        // Keeps what was written while it saved.
        setUnsaved((later) =>
          Object.fromEntries(
            Object.entries(later).map(([name, one]) => [
              name,
              saved.includes(name) ? { ...one, base: unsaved[name]?.value } : one,
            ]),
          ),
        );
        take(read);
        if (saved.length > 0) setSavedCount((count) => count + 1);
        setNotice(
          isConflict
            ? 'Un’altra finestra ha salvato intanto: le sue modifiche sono entrate qui; dove avete cambiato la stessa voce resta la tua. Guarda, poi salva di nuovo.'
            : refusal
              ? `${saved.length > 0 ? 'Salvato, ma non tutto. ' : ''}${refusal}`
              : 'Salvato.',
        );
      } catch (error) {
        setNotice((error as Error).message);
      }
      setIsSaving(false);
    },
    /** Takes back what is not saved of these parts. */
    undo(parts: readonly Part[]) {
      for (const part of parts) edit(part.name, (value) => withPart(part, value, state?.values[part.name]));
    },
    async restore(parts: readonly Part[]) {
      try {
        const published = await Promise.all(parts.map(({ name }) => readPublished(name)));
        for (const [at, part] of parts.entries())
          edit(part.name, (value) => withPart(part, value, published[at]?.value));
        setNotice('È com’era pubblicato. Guarda, poi salva; «Annulla» torna a prima.');
      } catch (error) {
        setNotice((error as Error).message);
      }
    },
  };
}
