import { expect, it } from 'vitest';
import type { FormSchema } from '#frontend/edit/edit-contract.ts';
import { formSchemas } from '#worker/local/editor/form-schemas.ts';

/** Every entry of a form by its path. */
const entriesOf = (schema: FormSchema, path: string): [string, FormSchema][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]): [string, FormSchema][] => [
    [`${path}.${name}`, one],
    ...(one.widget === 'picture' ? [] : entriesOf(one, `${path}.${name}`)),
  ]),
  ...(schema.items ? entriesOf(schema.items, `${path}[]`) : []),
];
const entries = Object.entries(formSchemas()).flatMap(([name, schema]) => entriesOf(schema, name));

it('has an Italian title for every entry', () => {
  expect(entries.length).toBeGreaterThan(150);
  expect(entries.filter(([, { title }]) => !title).map(([path]) => path)).toEqual([]);
});

it('names who answers each question, and shows an example', () => {
  const asked = entries.filter(([, { question }]) => question);
  expect(asked.length).toBeGreaterThan(80);
  const lacking = asked.filter(
    ([, { who, sample, samples }]) => !who || (sample === undefined && samples === undefined),
  );
  expect(lacking.map(([path]) => path)).toEqual([]);
});

it('names every icon in Italian', () => {
  const icons = entries.find(([path]) => path.endsWith('.icon'))?.[1].oneOf as {
    const: string;
    title: string;
  }[];
  expect(icons).toContainEqual({ const: 'Apple', title: 'mela' });
});
