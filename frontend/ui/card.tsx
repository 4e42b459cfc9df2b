import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** Fills the top edge to edge. */
  picture?: ReactNode;
  icon?: ReactNode;
  badge?: ReactNode;
  tone?: 'paper' | 'sun' | 'sky' | 'terracotta' | 'pine';
  children?: ReactNode;
  /** Stands at the foot, aligned over a row of cards. */
  action?: ReactNode;
};

export function Card({
  title,
  level = 3,
  picture,
  icon,
  badge,
  tone = 'paper',
  children,
  action,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.card} ${styles[tone]}`}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.body}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        {badge}
        <Heading className={styles.title}>{title}</Heading>
        {children}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
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
