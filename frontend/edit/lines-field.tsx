import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { Description, FieldErrorTemplate, messagesBelow } from './field-words.tsx';

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** A list of texts, one on each line: a list from elsewhere is pasted whole. */
export function LinesField({
  fieldPathId,
  formData,
  onChange,
  schema,
  errorSchema = {},
  registry,
}: FieldProps) {
  const { $id: id, path } = fieldPathId;
  const [text, setText] = useState('');
  const items: string[] = formData ?? [];
  const isAnswer = 'question' in schema;
  const isNone = isAnswer && formData?.length === 0;
  // Keeps empty lines and spaces while somebody types them.
  const shown = linesOf(text).join('\n') === items.join('\n') ? text : items.join('\n');
  const set = (value: string[] | undefined) => onChange(value, path, undefined, id);
  return (
    <>
      <label htmlFor={id}>{schema.title}</label>
      <Description schema={schema} />
      <textarea
        id={id}
        rows={Math.max(3, items.length + 1)}
        placeholder="Una voce per riga"
        disabled={isNone}
        value={shown}
        onChange={({ target }) => {
          const lines = linesOf(target.value);
          setText(target.value);
          set(lines.length === 0 && isAnswer ? undefined : lines);
        }}
      />
      {isAnswer ? (
        <label className="none">
          <input
            type="checkbox"
            checked={isNone}
            onChange={({ target }) => set(target.checked ? [] : undefined)}
          />
          Niente: è la risposta
        </label>
      ) : null}
      <FieldErrorTemplate {...{ fieldPathId, schema, registry }} errors={messagesBelow(errorSchema)} />
    </>
  );
}
