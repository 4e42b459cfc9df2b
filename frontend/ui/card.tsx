import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: ReactNode;
  /** Rank of the title among headings. */
  level: 3 | 4;
  icon?: ReactNode;
  tone?: 'white' | 'sun';
  children: ReactNode;
};

export function Card({ title, level, icon, tone = 'white', children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.card} ${styles[tone]}`}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </article>
  );
}

/** A list of cards that wraps by itself; each child is an `<li>`. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);
