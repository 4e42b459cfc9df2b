import { useId } from 'react';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './counter.module.css';

type CounterProps = {
  label: string;
  hint?: string;
  value: number;
  max: number;
  /** Takes a function of the latest value, as two touches can come before the first is drawn. */
  onChange: (update: (now: number) => number) => void;
};

/** A small number between two buttons; at its bounds a button does nothing and keeps the focus. */
export function Counter({ label, hint, value, max, onChange }: CounterProps) {
  const id = useId();
  const by = (step: number) => () => onChange((now) => Math.min(max, Math.max(0, now + step)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame around one value.
    <div className={styles.counter} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
      <button
        type="button"
        className="round"
        aria-label={quoteForm.less(label)}
        aria-disabled={value <= 0}
        onClick={by(-1)}
      >
        <Icon name="Minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        className="round"
        aria-label={quoteForm.more(label)}
        aria-disabled={value >= max}
        onClick={by(1)}
      >
        <Icon name="Plus" />
      </button>
    </div>
  );
}
