import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

/** A styled `<details>`: works without scripts. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {summary}
        <Icon name="ChevronDown" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
