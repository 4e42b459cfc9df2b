import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { FormSchema, Message } from './edit-contract.ts';
import { WARNING } from './field-words.tsx';
import { fields, templates, translateString, widgets } from './form-parts.tsx';
import { formValue } from './views.ts';

/** How entries are drawn whose type alone does not say so. */
function uiOf(schema: FormSchema): UiSchema {
  if (schema.widget === 'picture') return { 'ui:field': 'picture' };
  if (schema.type === 'boolean') return { 'ui:widget': 'radio', 'ui:options': { inline: true } };
  if (schema.items?.type === 'string' && !schema.items.format && !schema.uniqueItems)
    return { 'ui:field': 'lines' };
  if (schema.items)
    return schema.uniqueItems
      ? { 'ui:widget': 'checkboxes', 'ui:options': { inline: true } }
      : {
          // An item is named by its summary.
          items: { ...uiOf(schema.items), 'ui:label': false },
          'ui:options': { copyable: schema.items.type === 'object' },
        };
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, uiOf(one)]));
}

/** The messages of a file at their entries. */
function errorsOf(messages: readonly Message[]): ErrorSchema {
  const errors: Record<string, unknown> = {};
  for (const { path, level, message } of messages) {
    const owner = path.reduce<Record<string, unknown>>((group, step) => {
      group[step] ??= {};
      return group[step] as Record<string, unknown>;
    }, errors);
    owner.__errors = [
      ...((owner.__errors as string[]) ?? []),
      level === 'warning' ? `${WARNING}${message}` : message,
    ];
  }
  return errors as ErrorSchema;
}

type DataFormProps = {
  /** Of the fields’ ids. */
  idPrefix: string;
  schema: FormSchema;
  isFixedList?: boolean | undefined;
  value: unknown;
  messages: readonly Message[];
  /** Slugs and names of the venues, for open days. */
  venues: readonly { slug: string; name: string }[];
  onChange: (value: unknown) => void;
};

/** A value of a data file as a form. */
export function DataForm({
  idPrefix,
  schema,
  isFixedList,
  value,
  messages,
  venues,
  onChange,
}: DataFormProps) {
  const openDay = schema.properties?.openDays?.items?.properties;
  if (openDay?.venue)
    openDay.venue = {
      ...openDay.venue,
      help: undefined,
      oneOf: venues.map(({ slug, name }) => ({ const: slug, title: name })),
    };
  return (
    <Form
      tagName="div"
      idPrefix={idPrefix}
      schema={schema as RJSFSchema}
      uiSchema={{
        ...uiOf(schema),
        'ui:submitButtonOptions': { norender: true },
        'ui:globalOptions': {
          enableOptionalDataFieldForType: ['object', 'array'],
          ...(isFixedList && { addable: false, removable: false, orderable: false, copyable: false }),
        },
        ...(isFixedList && { 'ui:options': { addable: false, removable: false, orderable: false } }),
      }}
      formData={formValue(schema, value)}
      extraErrors={errorsOf(messages)}
      validator={validator}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      {...{ fields, templates, widgets, translateString }}
      onChange={({ formData }, id) => {
        if (id) onChange(formData);
      }}
    />
  );
}
