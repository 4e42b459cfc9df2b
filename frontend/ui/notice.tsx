import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './notice.module.css';

const icons = {
  info: 'Info',
  warning: 'TriangleAlert',
  error: 'CircleAlert',
  success: 'CircleCheck',
} as const satisfies Record<string, IconName>;

type NoticeProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  /** `alert` for what appears after an action and must be heard, `status` for quieter news. */
  role?: 'alert' | 'status';
  children?: ReactNode;
};

export function Notice({ tone = 'info', title, role, children }: NoticeProps) {
  return (
    <div role={role} className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
