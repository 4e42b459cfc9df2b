import { generator as words } from '#frontend/content/members/generator.ts';
import type { PersonalDatum } from './personal-data.ts';
import styles from './personal-data-list.module.css';

type PersonalDataListProps = {
  where: keyof typeof words.where;
  data: readonly PersonalDatum[];
  /** Leads to the words in the text. */
  onShow: (datum: PersonalDatum) => void;
};

/** Possible names, telephone numbers and health notes of a text; blocks nothing. */
export function PersonalDataList({ where, data, onShow }: PersonalDataListProps) {
  return (
    <div role="status">
      {data.length > 0 ? (
        <ul className="stack gap-1">
          {data.map((datum) => (
            <li key={datum.kind + datum.text}>
              <button type="button" className={styles.datum} onClick={() => onShow(datum)}>
                {words.personal[datum.kind](words.where[where], datum.text)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
