import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './edit.css';
import type { Message, Question } from './edit-contract.ts';
import { PartForm } from './part-form.tsx';
import { Preview } from './preview.tsx';
import { Questions } from './questions.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { useEditor } from './use-editor.ts';
import { type Part, type View, views } from './views.ts';

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
  const names = [...new Set(view?.parts.map(({ name }) => name))];
  const changed = names.filter(editor.isChanged);
  const lists = (name: string) => state.values[name] as { slug: string; name: string }[];
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
      <main>
        {place === QUESTIONS ? (
          <Questions judgement={judgement} answerers={state.answerers} onAnswer={answer} />
        ) : null}
        {place === REHEARSAL ? <Rehearsal /> : null}
        {view ? (
          <>
            <h1>{view.title}</h1>
            <div className="bar">
              <button
                type="button"
                className="main"
                disabled={changed.length === 0 || editor.isSaving}
                onClick={() => editor.save(changed)}
              >
                Salva
              </button>
              <button type="button" disabled={changed.length === 0} onClick={() => changed.map(editor.drop)}>
                Annulla
              </button>
              <button
                type="button"
                onClick={() => {
                  if (
                    confirm('Si torna a com’era pubblicato: le modifiche di questa parte si perdono. Vuoi?')
                  )
                    editor.restore(names);
                }}
              >
                Torna a com’era pubblicato
              </button>
              <p role="status">{notice || (changed.length > 0 ? 'Non ancora salvato.' : '')}</p>
            </div>
            {view.parts.map((part) => {
              const messages = judgement.messages.filter(({ file, path }) => holds(part, file, path));
              return (
                <section key={`${part.name} ${part.title}`}>
                  {part.title ? <h2>{part.title}</h2> : null}
                  <PartForm
                    {...{ part, messages }}
                    schema={state.schemas[part.name] ?? {}}
                    value={editor.valueOf(part.name)}
                    venues={lists('venues')}
                    onChange={(value) => editor.change(part.name, value)}
                  />
                </section>
              );
            })}
          </>
        ) : null}
      </main>
      <Preview
        pages={[
          ...pages,
          ...[...lists('venues'), ...lists('activities')].map(({ slug, name }) => ({
            path: `/${slug}`,
            name,
          })),
        ]}
        shows={view?.shows ?? '/'}
        savedCount={editor.savedCount}
      />
    </div>
  );
}

createRoot(document.getElementById('edit') as HTMLElement).render(
  <StrictMode>
    <Edit />
  </StrictMode>,
);
