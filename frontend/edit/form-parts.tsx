import {
  type ArrayFieldItemTemplateProps,
  type FieldTemplateProps,
  type IconButtonProps,
  type OptionalDataControlsTemplateProps,
  type TitleFieldProps,
  TranslatableString,
} from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { formatDayAndYear } from '#frontend/italian/format-date.ts';
import { Description, FieldErrorTemplate, levelOf, messagesIn } from './field-words.tsx';
import { LinesField } from './lines-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextWidget } from './text-widget.tsx';

/** Label and description of an entry, its control and its messages. */
function FieldTemplate({ id, label, children, errors, schema, displayLabel, hidden }: FieldTemplateProps) {
  if (hidden) return null;
  const className = 'question' in schema ? 'field asked' : 'field';
  if (schema.uniqueItems || schema.type === 'boolean')
    return (
      <fieldset className={`${className} choices`}>
        <legend>{label}</legend>
        <Description schema={schema} />
        {children}
        {errors}
      </fieldset>
    );
  const isGroup = 'properties' in schema || 'items' in schema;
  return (
    <div className={className}>
      {!isGroup && displayLabel ? <label htmlFor={id}>{label}</label> : null}
      {isGroup ? null : <Description schema={schema} />}
      {children}
      {errors}
    </div>
  );
}

type Item = {
  name?: string;
  title?: string;
  author?: string;
  activity?: string;
  day?: `${number}-${number}-${number}`;
  theme?: string;
};

/** Name of an item of a list, as far as it has one. */
const nameOf = (item: unknown, index: number): string => {
  const { name, title, author, activity, theme, day } = (
    typeof item === 'object' ? (item ?? {}) : {}
  ) as Item;
  const words = Object.values(item ?? {}).find((value) => typeof value === 'string' && value);
  return (
    name ??
    title ??
    author ??
    activity ??
    theme ??
    (day && formatDayAndYear(day)) ??
    (typeof item === 'object' && words ? String(words) : `n. ${index + 1}`)
  );
};

/** Set by the buttons that add an item, which is then drawn open. */
let isAdding = false;

const focus = (element: HTMLElement | null) => element?.focus();

function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  hasToolbar,
  registry,
  index,
}: ArrayFieldItemTemplateProps) {
  const { ArrayFieldItemButtonsTemplate } = registry.templates;
  const { formData, errorSchema = {} } = (
    children as ReactElement<{ formData?: unknown; errorSchema?: object }>
  ).props;
  const messages = messagesIn(errorSchema);
  const [isNew] = useState(() => {
    const is = isAdding;
    isAdding = false;
    return is;
  });
  const buttons = hasToolbar ? (
    <div className="buttons">
      <ArrayFieldItemButtonsTemplate {...buttonsProps} />
    </div>
  ) : null;
  return typeof formData === 'object' ? (
    <details className="item" open={isNew}>
      <summary ref={isNew ? focus : undefined}>
        {nameOf(formData, index)}
        {messages.length > 0 ? <span className={levelOf(messages)}> · da guardare</span> : null}
      </summary>
      {buttons}
      {children}
    </details>
  ) : (
    <div className="line">
      {children}
      {buttons}
    </div>
  );
}

/** A button with a word: icons would need a legend. */
const wordButton = (word: string, adds = false) =>
  function WordButton({ onClick, disabled, id }: IconButtonProps) {
    return (
      <button
        type="button"
        {...{ id, disabled }}
        onClick={(event) => {
          isAdding = adds;
          onClick?.(event);
        }}
      >
        {word}
      </button>
    );
  };

/** Title of a group or a list; what is required shows in the messages. */
function TitleFieldTemplate({ id, title, optionalDataControl }: TitleFieldProps) {
  return (
    <legend id={id}>
      {title} {optionalDataControl}
    </legend>
  );
}

function OptionalDataControlsTemplate({
  id,
  schema,
  onAddClick,
  onRemoveClick,
}: OptionalDataControlsTemplateProps) {
  const [add, remove] =
    schema.type === 'array' ? ['Rispondi', 'Senza risposta'] : ['C’è: compila', 'Non c’è, o non si sa'];
  return (
    <button type="button" id={id} onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? add : remove}
    </button>
  );
}

const words: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.YesLabel]: 'Sì',
  [TranslatableString.NoLabel]: 'No',
  [TranslatableString.ArrayItemTitle]: 'Voce',
  [TranslatableString.EmptyArray]: '',
};
export const translateString = (word: TranslatableString): string => words[word] ?? word;

export const widgets = { TextWidget, EmailWidget: TextWidget, URLWidget: TextWidget };
export const fields = { picture: PictureField, lines: LinesField };
export const templates = {
  ...{ FieldTemplate, FieldErrorTemplate, ArrayFieldItemTemplate, OptionalDataControlsTemplate },
  DescriptionFieldTemplate: Description,
  TitleFieldTemplate,
  ButtonTemplates: {
    AddButton: wordButton('Aggiungi', true),
    CopyButton: wordButton('Copia', true),
    MoveUpButton: wordButton('Su'),
    MoveDownButton: wordButton('Giù'),
    RemoveButton: wordButton('Togli'),
  },
};
