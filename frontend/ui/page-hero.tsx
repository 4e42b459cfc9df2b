import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

type PageHeroProps = {
  heading: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  /** A `<Picture>` with `priority`. */
  picture?: ReactNode;
  actions?: ReactNode;
  tone?: 'sun' | 'sky' | 'terracotta' | 'pine' | 'dusk' | 'sand';
  /** Arranges words and picture in another way than beside each other, the picture in a Roman arch. */
  className?: string | undefined;
  children?: ReactNode;
};

/** The top of an inner page, under the transparent header: its only `h1`. */
export function PageHero({
  heading,
  kicker,
  lead,
  picture,
  actions,
  tone = 'sun',
  className = '',
  children,
}: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${styles[tone]} ${className}`}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h1 className={styles.heading}>{heading}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {children}
        </div>
        {picture ? <div className={styles.picture}>{picture}</div> : null}
      </div>
    </div>
  );
}
