import { quoteForm } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import { formatNumber } from '#frontend/italian/words.ts';
import styles from './age-picker.module.css';

type AgePickerProps = { name: string; age: number | null; onChange: (age: number) => void };

const { from, to, trialFrom } = season.ages;

/** The camp's ages, and one on either side, which tells why there is no price. */
const ages: { age: number; text: string }[] = [
  { age: trialFrom, text: formatNumber(trialFrom) },
  ...Array.from({ length: to - from + 1 }, (_, at) => ({ age: from + at, text: String(from + at) })),
  { age: to + 1, text: quoteForm.older(to + 1) },
];

export function AgePicker({ name, age, onChange }: AgePickerProps) {
  return (
    <fieldset className={styles.ages}>
      <legend>{quoteForm.age}</legend>
      {ages.map((choice) => (
        <label key={choice.age} data-outside={choice.age < from || choice.age > to || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.age}
            checked={age === choice.age}
            onChange={() => onChange(choice.age)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  );
}
