import { legalText } from '#frontend/content/organisation/legal-text.ts';
import { privacy } from '#frontend/content/pages/privacy.ts';
import { formatDayAndYear } from '#frontend/italian/format-date.ts';
import { CookieTables } from './cookie-tables.tsx';
import { GalleryConsent } from './gallery-consent.tsx';
import { LegalPart } from './legal-part.tsx';
import styles from './legal-text.module.css';

/** The legal texts in one column, their contents list beside them while they scroll. */
export function LegalText() {
  const { sections, contentsLabel, lastUpdate } = legalText;
  return (
    <div className={styles.page}>
      <nav aria-label={contentsLabel} className={styles.contents}>
        <p className={styles.label}>{contentsLabel}</p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, parts }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
            <h2 id={`${id}-heading`}>{title}</h2>
            {parts.map((part) => (
              <LegalPart key={part.title} {...part} />
            ))}
            {id === 'cookies' ? (
              <>
                <CookieTables />
                <GalleryConsent />
              </>
            ) : null}
          </section>
        ))}
        <p className={styles.dates}>{lastUpdate(formatDayAndYear(privacy.updated))}</p>
      </div>
    </div>
  );
}
