import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

type DisclosureProps = { id?: string; summary: ReactNode; children: ReactNode };

/** A styled `<details>`: works without scripts. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  return (
    <details id={id} className={styles.disclosure}>
      <summary>
        {summary}
        <Icon name="ChevronDown" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
