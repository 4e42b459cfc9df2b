import type { FieldProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { uploadPhoto } from './api.ts';
import { FieldErrorTemplate, messagesBelow } from './field-words.tsx';

type PictureValue = { file?: string; alt?: string; focus?: number };

/** A photo from this computer, and what it shows. */
export function PictureField({ fieldPathId, formData, onChange, schema, errorSchema, registry }: FieldProps) {
  const { $id: id, path } = fieldPathId;
  const picture: PictureValue = formData ?? {};
  const [problem, setProblem] = useState('');
  const set = (entry: keyof PictureValue, value: string) => onChange(value, [...path, entry], undefined, id);
  /** Counts choices: an upload that ends after a later choice changes nothing. */
  const lastChoice = useRef(0);
  const folder = picture.file?.endsWith('.svg') ? 'scenes' : 'photos';
  const choose = async (file: File | undefined) => {
    if (!file) return;
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setProblem('Un momento…');
    try {
      const { file: name } = await uploadPhoto(file);
      if (choice !== lastChoice.current) return;
      set('file', name);
      setProblem('');
    } catch (error) {
      if (choice === lastChoice.current) setProblem((error as Error).message);
    }
  };
  return (
    <fieldset className="picture">
      <legend>{schema.title}</legend>
      {picture.file ? <img src={`/images/${folder}/${picture.file}`} alt="" /> : null}
      <label>
        Scegli una foto (JPEG, PNG o WebP, larga almeno 1600 px)
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      <p role="status">{problem || picture.file}</p>
      <label>
        Che cosa si vede, per chi non la vede
        <input
          type="text"
          value={picture.alt ?? ''}
          placeholder="Un bambino si tuffa in piscina"
          onChange={({ target }) => set('alt', target.value)}
        />
      </label>
      <FieldErrorTemplate {...{ fieldPathId, schema, registry }} errors={messagesBelow(errorSchema)} />
    </fieldset>
  );
}
