import { type LegalPart, legalText } from '#frontend/content/organisation/legal-text.ts';
import { privacy } from '#frontend/content/pages/privacy.ts';
import { formatDayAndYear } from '#frontend/italian/dates.ts';
import { useDelayedAnchor } from '#frontend/ui/use-delayed-anchor.ts';
import { CookieTables } from './cookie-tables.tsx';
import { GalleryConsent } from './gallery-consent.tsx';
import styles from './legal-text.module.css';

const ANCHOR_DELAY_MS = 100;

function Part({ title, paragraphs, items }: LegalPart) {
  return (
    <>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The legal texts in one column, their contents list beside them while they scroll. */
export function LegalText() {
  useDelayedAnchor(ANCHOR_DELAY_MS);
  const { sections, contentsLabel, lastUpdateLabel, lastUpdate, revisionLabel } = legalText;
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
              <Part key={part.title} {...part} />
            ))}
            {id === 'cookies' ? (
              <>
                <CookieTables />
                <GalleryConsent />
              </>
            ) : null}
          </section>
        ))}
        <p className={styles.dates}>
          {lastUpdateLabel}: {lastUpdate}. {revisionLabel}: {formatDayAndYear(privacy.updated)}.
        </p>
      </div>
    </div>
  );
}
