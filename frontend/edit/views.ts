import type { FormSchema } from './edit-contract.ts';

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

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
