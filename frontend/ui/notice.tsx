import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

type NoticeProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  /** `alert` for what appears after an action and must be heard, `status` for quieter news. */
  role?: 'alert' | 'status';
  children?: ReactNode;
};

export function Notice({ tone = 'info', title, role, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={`${styles.notice} ${styles[tone]}`}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
