import { frameRows, legalText, storageRows } from '#frontend/content/organisation/legal-text.ts';
import styles from './cookie-tables.module.css';

type TableProps = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

function Table({ title, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section tabIndex={0} aria-label={title} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {cell}
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
        title={storage.title}
        columns={[storage.name, storage.kind, storage.category, storage.purpose, storage.duration]}
        rows={storageRows.map(({ name, kind, category, purpose, duration }) => [
          name,
          kind,
          category,
          purpose,
          duration,
        ])}
      />
      <h3>{frames.title}</h3>
      <p>{frames.lead}</p>
      <Table
        title={frames.title}
        columns={[frames.page, frames.recipient, frames.origin, frames.purpose, frames.loading]}
        rows={frameRows.map(({ page, recipient, origin, purpose, loading }) => [
          page,
          recipient,
          origin,
          purpose,
          loading,
        ])}
      />
    </>
  );
}
