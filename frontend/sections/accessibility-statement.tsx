import { accessibilita as text } from '#frontend/content/pages/accessibilita.ts';
import { formatDayAndYear } from '#frontend/italian/format-date.ts';
import { Section } from '#frontend/ui/section.tsx';
import { LegalPart } from './legal-part.tsx';
import styles from './legal-text.module.css';

/** The state of the site, its known limits and whom to write to, with the day on which this was true. */
export function AccessibilityStatement() {
  return (
    <Section id="dichiarazione" heading={text.statementTitle} narrow>
      <div className={styles.section}>
        {text.parts.map((part) => (
          <LegalPart key={part.title} {...part} />
        ))}
      </div>
      <p className={styles.dates}>
        {text.dateLabel} {formatDayAndYear(text.updated)}.
      </p>
    </Section>
  );
}
