import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { tone?: 'sun' | 'pine' | 'terracotta'; children: ReactNode };

export const Badge = ({ tone = 'sun', children }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
);
