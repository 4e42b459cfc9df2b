import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './edit.css';
import { DataForm } from './data-form.tsx';
import type { Message, Question } from './edit-contract.ts';
import { Preview } from './preview.tsx';
import { Questions } from './questions.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { useEditor } from './use-editor.ts';
import { nextYear, type Part, schemaOf, type View, views } from './views.ts';

const QUESTIONS = 'da-compilare';
const REHEARSAL = 'pronto';

/** Entry of a file at which a message or a question stands; of a list, the entry of its item. */
const entryOf = (path: Message['path']) => path.find((step) => typeof step === 'string');
const holds = ({ name, entries }: Part, file: string, path: Message['path']) =>
  name === file && (!entries || path.length === 0 || entries.includes(String(entryOf(path))));

const CONTROLS = 'input:enabled, select, textarea:enabled, button:enabled';

/** Opens the lists around a field and puts the cursor there. */
function focusField({ name, path }: Question) {
  const id = [name, ...path].join('_');
  // Choices and lists have controls of their own; their ids begin with the field's.
  const field = [
    ...document.querySelectorAll<HTMLElement>(`[id="${id}"], [id^="${id}_"], [id^="${id}-"]`),
  ].find((one) => one.matches(CONTROLS));
  for (let details = field?.closest('details'); details; details = details.parentElement?.closest('details'))
    details.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

const pages = [
  { path: '/', name: 'Pagina iniziale' },
  { path: '/iscrizioni', name: 'Iscrizioni' },
  { path: '/open-days', name: 'Open Day' },
  { path: '/gallery', name: 'Gallery' },
  { path: '/lavora-con-noi', name: 'Lavora con noi' },
  { path: '/privacy', name: 'Privacy' },
];

/** Each view begins at its top. */
const toTop = (view: HTMLElement | null) => {
  if (view) scrollTo(0, 0);
};

function Edit() {
  const editor = useEditor();
  const [place, setPlace] = useState(() => location.hash.slice(1) || 'stagione');
  const [asked, setAsked] = useState<Question>();
  useEffect(() => {
    const follow = () => setPlace(location.hash.slice(1) || 'stagione');
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (asked) focusField(asked);
  }, [asked]);

  const { state, judgement, notice } = editor;
  if (!state || !judgement) return <p className="waiting">{notice || 'Un momento…'}</p>;

  const view = views.find(({ id }) => id === place);
  const unsaved = views.filter(({ parts }) => parts.some(editor.isChanged));
  const parts = view?.parts ?? [];
  type Named = { slug: string; name: string }[];
  const saved = (name: string) => state.values[name] as Named;
  const countOf = ({ parts }: View) =>
    judgement.messages.filter(
      ({ file, path, level }) => level === 'error' && parts.some((part) => holds(part, file, path)),
    ).length;
  const answer = (question: Question) => {
    const found = views.find(({ parts }) => parts.some((part) => holds(part, question.name, question.path)));
    if (!found) return;
    location.hash = found.id;
    // With the view: the effect finds it drawn.
    setPlace(found.id);
    setAsked({ ...question });
  };

  return (
    <div className="edit">
      <nav className="no-print" aria-label="Che cosa">
        {views.map((one) => (
          <a key={one.id} href={`#${one.id}`} aria-current={one.id === place ? 'page' : undefined}>
            {one.title}
            {countOf(one) > 0 ? <span className="count"> {countOf(one)} da correggere</span> : null}
          </a>
        ))}
        <a href={`#${QUESTIONS}`} aria-current={place === QUESTIONS ? 'page' : undefined}>
          Da compilare <span className="count">{judgement.questions.length}</span>
        </a>
        <a href={`#${REHEARSAL}`} aria-current={place === REHEARSAL ? 'page' : undefined}>
          Pronto a pubblicare?
        </a>
      </nav>
      <main key={place} ref={toTop}>
        <h1>{view?.title ?? (place === QUESTIONS ? 'Da compilare' : 'Pronto a pubblicare?')}</h1>
        <div className="bar no-print">
          <button
            type="button"
            className="main"
            disabled={unsaved.length === 0 || editor.isSaving}
            onClick={editor.save}
          >
            Salva
          </button>
          {view ? (
            <>
              <button type="button" disabled={!unsaved.includes(view)} onClick={() => editor.undo(parts)}>
                Annulla
              </button>
              <button type="button" onClick={() => editor.restore(parts)}>
                Torna a com’era pubblicato
              </button>
            </>
          ) : null}
          <a className="narrow" href={view?.shows ?? '/'} target="fun-village">
            Guarda la pagina
          </a>
          <p role="status">
            {notice ||
              (unsaved.length > 0
                ? `Non ancora salvato: ${unsaved.map(({ title }) => title).join(', ')}.`
                : '')}
          </p>
        </div>
        {place === REHEARSAL ? <Rehearsal /> : null}
        {place === QUESTIONS ? <Questions {...{ editor, state, judgement }} onOpen={answer} /> : null}
        {place === 'stagione' ? (
          <p>
            <button type="button" onClick={() => editor.edit('season', nextYear)}>
              Sposta tutte le date di un anno
            </button>{' '}
            Anche Open Day e promozione, negli stessi giorni della settimana; poi correggi quelle che
            cambiano.
          </p>
        ) : null}
        {parts.map((part) => (
          <section key={`${part.name} ${part.title}`}>
            {part.title ? <h2>{part.title}</h2> : null}
            <DataForm
              idPrefix={part.name}
              schema={schemaOf(state.schemas[part.name] ?? {}, part)}
              isFixedList={part.isFixedList}
              value={editor.valueIn(part.name)}
              messages={judgement.messages.filter(({ file, path }) => holds(part, file, path))}
              venues={editor.valueIn('venues') as Named}
              onChange={(value) => editor.edit(part.name, () => value)}
            />
          </section>
        ))}
      </main>
      <Preview
        pages={[
          ...pages,
          ...[...saved('venues'), ...saved('activities')].map(({ slug, name }) => ({
            path: `/${slug}`,
            name,
          })),
        ]}
        shows={view?.shows ?? '/'}
        savedCount={editor.savedCount}
        usualDay={state.previewDay}
      />
    </div>
  );
}

createRoot(document.getElementById('edit') as HTMLElement).render(
  <StrictMode>
    <Edit />
  </StrictMode>,
);
