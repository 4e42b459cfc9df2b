import { frameRows, legalText, storageRows } from '#frontend/content/organisation/legal-text.ts';
import styles from './cookie-tables.module.css';

type TableProps<Column extends string> = {
  columns: readonly [Column, ...Column[]];
  words: Record<Column | 'title', string>;
  rows: readonly Record<Column, string>[];
};

/** One row per entry, named by its first column. */
function Table<Column extends string>({ columns, words, rows }: TableProps<Column>) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section tabIndex={0} aria-label={words.title} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[first]}>
              <th scope="row" className={styles.name}>
                {row[first]}
              </th>
              {others.map((column) => (
                <td key={column} data-label={words[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lists what the site stores in the browser and which partners' pages it shows, from the lists that the code itself uses. */
export function CookieTables() {
  const { storage, frames } = legalText;
  return (
    <>
      <h3>{storage.title}</h3>
      <Table
        columns={['name', 'kind', 'category', 'purpose', 'duration']}
        words={storage}
        rows={storageRows}
      />
      <h3>{frames.title}</h3>
      <p>{frames.lead}</p>
      <Table
        columns={['page', 'recipient', 'origin', 'purpose', 'loading']}
        words={frames}
        rows={frameRows}
      />
    </>
  );
}
