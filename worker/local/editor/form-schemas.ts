import * as z from 'zod';
import { dataFiles } from '#frontend/content/schema/data-files.ts';
import { weekday } from '#frontend/content/schema/formats.ts';
import type { FormSchema } from '#frontend/edit/edit-contract.ts';
import { formatWeekdayName } from '#frontend/italian/format-date.ts';
import { iconLabels } from './icon-labels.ts';

/** Values of closed lists, as the form names them. */
const labels: Record<string, string> = {
  ...iconLabels,
  ...Object.fromEntries(weekday.options.map((day) => [day, formatWeekdayName(day)])),
  everyTwoWeeks: 'ogni due settimane',
  ...{ sun: 'sole', sky: 'cielo', terracotta: 'terracotta', pine: 'pino', dusk: 'sera', sand: 'sabbia' },
  ...{ paper: 'carta', arch: 'arco', hill: 'collina', side: 'di lato' },
  ...{ pools: 'giochi d’acqua', garden: 'parco', playbill: 'spettacoli', scoreboard: 'sport' },
  ...{ 'prize-wheel': 'ruota dei premi', 'week-strip': 'la settimana' },
  ...{
    week: 'settimana',
    halfDayWeek: 'settimana a mezza giornata',
    day: 'giorno',
    halfDay: 'mezza giornata',
  },
  ...{ lunch: 'pranzo', snack: 'merenda', insurance: 'assicurazione', kit: 'kit', shirt: 'maglietta' },
  ...{ pool: 'piscina', lessons: 'lezioni', show: 'spettacoli' },
  ...{ lateExit: 'uscita più tardi', lateExitWeek: 'uscita più tardi, a settimana', enrolment: 'iscrizione' },
  ...{ reducedPrice: 'prezzo già ridotto', listPrice: 'prezzo di listino' },
  ...{ halfUp: 'al centesimo più vicino', down: 'per difetto' },
};

const isNull = ({ type }: FormSchema) => type === 'null';

/** Takes `null` out of a type: what is empty in the form is `null` in the file. */
function withoutNull({ readOnly: _, $schema: __, anyOf, ...schema }: FormSchema): FormSchema {
  const rest = (anyOf as FormSchema[] | undefined)?.filter((one) => !isNull(one)) ?? [];
  const inner = rest.length === 1 ? { ...withoutNull(rest[0] as FormSchema), ...schema } : schema;
  const { type } = inner as { type?: unknown };
  return Array.isArray(type) ? { ...inner, type: type.find((one) => one !== 'null') } : inner;
}

const isOptional = (schema: FormSchema) =>
  schema.question !== undefined ||
  [schema.type].flat().includes('null') ||
  ((schema.anyOf as FormSchema[] | undefined)?.some(isNull) ?? false);

/** A JSON Schema as a form draws it: optional entries instead of `null`, named choices. */
function forForm(schema: FormSchema): FormSchema {
  const plain = withoutNull(schema);
  const described = plain.question ?? plain.help ?? plain.law;
  // Groups and lists show it under their title.
  if (described && (plain.properties || plain.items)) plain.description = described;
  const { enum: choices, additionalProperties: _, ...rest } = plain;
  if (rest.properties) {
    const { properties } = rest;
    return {
      ...rest,
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, forForm(one)])),
      required: Object.keys(properties).filter((name) => !isOptional(properties[name] ?? {})),
    };
  }
  if (rest.items) {
    const items = forForm(rest.items);
    return { ...rest, items, ...(items.oneOf ? { uniqueItems: true } : {}) };
  }
  return Array.isArray(choices)
    ? {
        ...rest,
        oneOf: choices.map((choice) => ({ const: choice, title: labels[choice] ?? String(choice) })),
      }
    : rest;
}

/** The form of each data file. */
export const formSchemas = (): Record<string, FormSchema> =>
  Object.fromEntries(
    Object.entries(dataFiles).map(([name, schema]) => [
      name,
      forForm(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FormSchema),
    ]),
  );
