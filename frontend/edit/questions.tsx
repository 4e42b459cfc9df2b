import { memo } from 'react';
import { formatAnswer } from '#frontend/italian/words.ts';
import { DataForm } from './data-form.tsx';
import type { EditorState, FormSchema, Judgement, Message, Path, Question } from './edit-contract.ts';
import { isGroup } from './merge.ts';
import type { useEditor } from './use-editor.ts';

const schemaAt = (schema: FormSchema, path: Path) =>
  path.reduce<FormSchema>(
    (one, step) => (typeof step === 'number' ? one.items : one.properties?.[step]) ?? {},
    schema,
  );
const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((one, step) => (one as Record<string, unknown> | undefined)?.[step], value);
function withValueAt(value: unknown, [step, ...rest]: Path, inner: unknown): unknown {
  if (step === undefined) return inner;
  if (Array.isArray(value))
    return value.map((one, at) => (at === step ? withValueAt(one, rest, inner) : one));
  return isGroup(value) ? { ...value, [step]: withValueAt(value[step], rest, inner) } : value;
}

type AnswerProps = {
  question: Question;
  schema: FormSchema;
  value: unknown;
  messages: readonly Message[];
  onAnswer: (name: string, change: (value: unknown) => unknown) => void;
};

/** The field of one question, where it is asked. */
const Answer = memo(
  function Answer({ question: { name, path }, schema, value, messages, onAnswer }: AnswerProps) {
    const group = path.slice(0, -1);
    const entry = String(path.at(-1));
    const { properties = {}, ...owner } = schemaAt(schema, group);
    return (
      <DataForm
        idPrefix={[name, ...group].join('_')}
        schema={{
          type: 'object',
          properties: { [entry]: properties[entry] ?? {} },
          required: (owner.required ?? []).filter((one) => one === entry),
        }}
        value={{ [entry]: value }}
        messages={messages.map((one) => ({ ...one, path: one.path.slice(group.length) }))}
        venues={[]}
        onChange={(given) =>
          onAnswer(name, (all) => withValueAt(all, path, (given as Record<string, unknown>)[entry]))
        }
      />
    );
  },
  (before, after) =>
    before.onAnswer === after.onAnswer &&
    before.value === after.value &&
    JSON.stringify(before.messages) === JSON.stringify(after.messages),
);

type QuestionsProps = {
  editor: Pick<ReturnType<typeof useEditor>, 'valueIn' | 'edit'>;
  state: EditorState;
  judgement: Judgement;
  onOpen: (question: Question) => void;
};

/** Every question without an answer in the files, by who can answer it; prints as a sheet. */
export function Questions({ editor, state, judgement, onOpen }: QuestionsProps) {
  const { answerers, schemas, questions } = state;
  const answered = judgement.questionCount - judgement.questions.length;
  const idOf = ({ name, path }: Pick<Question, 'name' | 'path'>) => [name, ...path].join('_');
  const open = new Set(judgement.questions.map(idOf));
  return (
    <>
      <p>
        <progress value={answered} max={judgement.questionCount} aria-label="Risposte date" /> {answered}{' '}
        risposte su {judgement.questionCount}
      </p>
      <button type="button" className="no-print" onClick={() => window.print()}>
        Stampa il foglio
      </button>
      {Object.entries(answerers).map(([who, name]) => {
        const own = questions.filter((one) => one.who === who);
        return own.length > 0 ? (
          <section key={who}>
            <h2>
              {name} ({own.length})
            </h2>
            <ol className="sheet">
              {own.map((one) => {
                const messages = judgement.messages.filter(
                  ({ file, path }) => file === one.name && one.path.every((step, at) => path[at] === step),
                );
                const isAnswered = !open.has(idOf(one)) && messages.every(({ level }) => level !== 'error');
                return (
                  <li key={idOf(one)}>
                    <p>
                      {one.of ? <strong>{one.of}: </strong> : null}
                      {one.question}
                      <button type="button" className="link no-print" onClick={() => onOpen(one)}>
                        Apri nel suo modulo
                      </button>
                      {isAnswered ? <span className="done no-print"> ✓ risposta, da salvare</span> : null}
                    </p>
                    {formatAnswer(one.sample) ? (
                      <p className="help">Per esempio: {formatAnswer(one.sample)}</p>
                    ) : null}
                    {one.law ? <p className="law">Lo chiede: {one.law}</p> : null}
                    <p className="answer" aria-hidden="true" />
                    <div className="no-print">
                      <Answer
                        question={one}
                        schema={schemas[one.name] ?? {}}
                        value={valueAt(editor.valueIn(one.name), one.path)}
                        messages={messages}
                        onAnswer={editor.edit}
                      />
                    </div>
                  </li>
                );
              })}
            </ol>
          </section>
        ) : null;
      })}
    </>
  );
}
