import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: ReactNode;
  level?: 3 | 4;
  icon?: ReactNode;
  tone?: 'white' | 'sun';
  children: ReactNode;
};

export function Card({ title, level = 3, icon, tone = 'white', children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.card} ${styles[tone]}`}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </article>
  );
}

/** A row of cards that wraps by itself; each child is one item of the list. */
export function CardGrid({ children }: { children: ReactNode[] }) {
  return (
    <ul className={styles.grid}>
      {children.map((child, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are static and never reordered.
        <li key={position}>{child}</li>
      ))}
    </ul>
  );
}
