import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  /** Also the anchor of the section. */
  id: string;
  heading: ReactNode;
  /** A few words above the heading. */
  kicker?: ReactNode;
  lead?: ReactNode;
  tone?: 'paper' | 'sand' | 'sea' | 'pine' | 'sky' | 'sun' | 'terracotta';
  /** The width of running text instead of the page's. */
  narrow?: boolean;
  /** The content stands beside its heading on wide screens, for content that would not fill their width. */
  beside?: boolean;
  children?: ReactNode;
};

/** A band of the page: a colour field with an anchor, a heading and its content. */
export function Section({
  id,
  heading,
  kicker,
  lead,
  tone = 'paper',
  narrow,
  beside,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.section} ${styles[tone]}`}>
      <div className={narrow ? styles.narrow : beside ? styles.beside : 'page'}>
        <div className={styles.intro}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
