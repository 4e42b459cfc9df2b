import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';

/** Longer texts get several lines. */
const ONE_LINE = 50;

type Schema = { sample?: unknown; canBeNone?: boolean; widget?: string };

/** A text, a time or an answer that may be «there is none». */
export function TextWidget({ id, value, onChange, onBlur, schema, disabled, rawErrors = [] }: WidgetProps) {
  const { sample, canBeNone, widget } = schema as Schema;
  const isNone = canBeNone === true && value === '';
  const example = typeof sample === 'string' && sample ? `Per esempio: ${sample}` : '';
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  // Chosen once: another kind of control would lose the cursor while somebody types.
  const [isLong] = useState(
    widget === 'long' ||
      (widget !== 'time' && Math.max(example.length, String(value ?? '').length) > ONE_LINE),
  );
  const control = {
    id,
    value: value ?? '',
    disabled: disabled || isNone,
    'aria-describedby': ariaDescribedByIds(id),
    'aria-invalid': rawErrors.length > 0,
    onBlur: () => onBlur(id, value),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((isNumber ? target.value.replace(',', '.') : target.value) || undefined),
  };
  return (
    <>
      {isLong ? (
        <textarea {...control} rows={3} placeholder={example} />
      ) : (
        <input {...control} type={widget === 'time' ? 'time' : 'text'} placeholder={example} />
      )}
      {canBeNone ? (
        <label className="none">
          <input
            type="checkbox"
            checked={isNone}
            onChange={({ target }) => onChange(target.checked ? '' : undefined)}
          />
          Non c’è, o non lo diciamo
        </label>
      ) : null}
    </>
  );
}
