import type { FormSchema } from './edit-contract.ts';
import { isGroup } from './merge.ts';

/** A part of a data file: some of its entries; of a list, some entries of each item. */
export type Part = { name: string; entries?: string[]; title?: string; isFixedList?: boolean };
/** `shows`: the page beside the form. */
export type View = { id: string; title: string; shows: string; parts: Part[] };

export const views: View[] = [
  {
    id: 'stagione',
    title: 'Stagione',
    shows: '/',
    parts: [
      {
        name: 'season',
        title: 'Date, orari, età',
        entries: [
          ...['year', 'enrolmentFrom', 'general', 'venues', 'ages', 'certificateFromAge', 'paymentWeekday'],
          ...['shows', 'training'],
        ],
      },
      { name: 'programme', title: 'Programma' },
    ],
  },
  {
    id: 'prezzi',
    title: 'Prezzi e sconti',
    shows: '/iscrizioni',
    parts: [
      { name: 'venues', title: 'Prezzi delle sedi', entries: ['prices'], isFixedList: true },
      { name: 'discounts', title: 'Sconti' },
      { name: 'season', title: 'Uscita più tardi e promozione', entries: ['lateExitPrices', 'promotion'] },
      { name: 'quote-assumptions', title: 'Regole del preventivo' },
    ],
  },
  { id: 'sedi', title: 'Sedi', shows: '/#locations', parts: [{ name: 'venues' }] },
  { id: 'attivita', title: 'Attività', shows: '/#activities', parts: [{ name: 'activities' }] },
  {
    id: 'open-day',
    title: 'Open Day',
    shows: '/open-days',
    parts: [{ name: 'season', entries: ['openDays'] }],
  },
  {
    id: 'contatti',
    title: 'Contatti e partner',
    shows: '/privacy',
    parts: [
      { name: 'organisation', title: 'Società, contatti, risposte alle famiglie' },
      { name: 'child-care', title: 'Chi sta con i bambini' },
      { name: 'parent-answers', title: 'Altre risposte ai genitori' },
      { name: 'partners', title: 'Pagine di altri' },
      { name: 'controller', title: 'Privacy' },
      { name: 'staff', title: 'Area Staff' },
    ],
  },
  { id: 'recensioni', title: 'Recensioni', shows: '/#testimonials', parts: [{ name: 'reviews' }] },
];

const pick = <Value>(from: Record<string, Value>, names: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/** The schema of a part of a file. */
export function schemaOf(schema: FormSchema, { entries }: Part): FormSchema {
  if (!entries) return schema;
  if (schema.items) return { ...schema, items: schemaOf(schema.items, { name: '', entries }) };
  return {
    ...schema,
    properties: pick(schema.properties ?? {}, entries),
    required: (schema.required ?? []).filter((name) => entries.includes(name)),
  };
}

/** `value` with this part of it as it is in `from`; items of a list by their page. */
export function withPart({ name, entries }: Part, value: unknown, from: unknown): unknown {
  if (!entries) return from;
  if (Array.isArray(value) && Array.isArray(from))
    return value.map((one) => {
      const same = from.find(({ slug }) => slug === one.slug);
      return same ? withPart({ name, entries }, one, same) : one;
    });
  if (!isGroup(value) || !isGroup(from)) return value;
  const others = Object.keys(value).filter((entry) => !entries.includes(entry));
  return { ...pick(value, others), ...pick(from, entries) };
}

/** A season a year on: 52 weeks, so that weekdays stay. */
export const nextYear = (season: unknown): unknown =>
  JSON.parse(
    JSON.stringify(season).replaceAll(/\d{4}-\d\d-\d\d/g, (day) =>
      new Date(Date.parse(day) + 52 * 7 * 86_400_000).toISOString().slice(0, 10),
    ),
  );

/** A value as its form takes it: a group or a list that is not there is missing instead of `null`. */
export function formValue(schema: FormSchema, value: unknown): unknown {
  const { items, properties } = schema;
  if (Array.isArray(value)) return value.map((one) => formValue(items ?? {}, one));
  if (isGroup(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, formValue(properties?.[name] ?? {}, one)]),
    );
  return value === null && (items || properties) ? undefined : value;
}
