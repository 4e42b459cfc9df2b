import type { ReactNode } from 'react';
import styles from './facts-list.module.css';

type Fact = { icon: ReactNode; label: ReactNode; value: ReactNode };

/** Short facts, each with its name: where, when, how much. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="stack gap-4">
      {facts.map(({ icon, label, value }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are static and never reordered.
        <div key={position} className={styles.fact}>
          <dt className={styles.label}>
            <span className={styles.icon}>{icon}</span>
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
