import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { tone?: 'sun' | 'sea' | 'pine' | 'terracotta'; icon?: ReactNode; children: ReactNode };

export function Badge({ tone = 'sun', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
