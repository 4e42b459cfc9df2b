import { useState } from 'react';
import { generator } from '#frontend/content/members/generator.ts';
import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { Field } from '#frontend/ui/field.tsx';
import { findPersonalData } from '../generator/personal-data.ts';
import styles from './photo-desk.module.css';
import type { PhotoFields as Fields } from './photo-name.ts';
import { photoRules } from './photo-rules.ts';

type Props = {
  fields: Fields;
  onChange: (fields: Fields) => void;
  /** Given once faults are to be shown; a faulty field is empty in it. */
  pieces: Fields | null;
};

/** Prefix, activity code and title; together they are the name. */
export function PhotoFields({ fields, onChange, pieces }: Props) {
  const change = (part: Partial<Fields>) => onChange({ ...fields, ...part });
  /** The code that was last typed beside each prefix. */
  const [codes, setCodes] = useState<Record<string, string>>({});
  const choose = (prefix: string) => {
    setCodes({ ...codes, [fields.prefix]: fields.code });
    change({ prefix, code: codes[prefix] ?? fields.code });
  };
  const input = (field: keyof Fields) =>
    ({
      name: field,
      value: fields[field],
      autoComplete: 'off',
      'aria-required': true,
      ...(pieces?.[field] === '' && { 'aria-invalid': true }),
    }) as const;
  return (
    <div className={styles.fields}>
      <fieldset aria-label={text.venues} className={styles.venues}>
        {venues.map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            className={styles.venue}
            aria-pressed={fields.prefix === venuePrefixes[slug]}
            onClick={() => choose(venuePrefixes[slug] ?? '')}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Field label={text.prefix} hint={text.prefixHint}>
        {(control) => (
          <input
            {...control}
            {...input('prefix')}
            maxLength={photoRules.prefixLength}
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) =>
              change({ prefix: event.target.value.toUpperCase().slice(0, photoRules.prefixLength) })
            }
          />
        )}
      </Field>
      <div className={styles.code}>
        <Field label={text.code} hint={text.codeHint}>
          {(control) => (
            <input
              {...control}
              {...input('code')}
              spellCheck={false}
              maxLength={photoRules.codeMaxLength}
              onChange={(event) => change({ code: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.title}>
        <Field label={text.title}>
          {(control) => (
            <input
              {...control}
              {...input('title')}
              autoCapitalize="sentences"
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        {findPersonalData(fields.title).map(({ kind, text: found }) => (
          <p key={kind + found} role="status" className="small">
            {generator.personal[kind](generator.where.photoTitle, found)}
          </p>
        ))}
      </div>
    </div>
  );
}
