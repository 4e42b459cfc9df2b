import { type ReactNode, useEffect, useState } from 'react';
import { type CountdownParts, countdownParts } from '#frontend/lib/countdown.ts';
import styles from './countdown.module.css';

const TICK_MS = 1000;
const units = ['days', 'hours', 'minutes', 'seconds'] as const;

type CountdownProps = {
  deadline: Date;
  title: ReactNode;
  labels: Record<keyof CountdownParts, string>;
  /** Stands until the visitor's clock is known, and without scripts. */
  neutral: ReactNode;
  expired: ReactNode;
};

/** Days to seconds left; all three states take the same room, so nothing jumps when the clock is read. */
export function Countdown({ deadline, title, labels, neutral, expired }: CountdownProps) {
  const [remainingMs, setRemainingMs] = useState<number>();
  const end = deadline.getTime();

  useEffect(() => {
    const tick = () => {
      const left = end - Date.now();
      setRemainingMs(left);
      if (left <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [end]);

  if (remainingMs === undefined) return <div className={styles.countdown}>{neutral}</div>;
  const parts = countdownParts(remainingMs);
  if (!parts) return <div className={styles.countdown}>{expired}</div>;
  return (
    <div role="timer" className={styles.countdown}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.parts}>
        {units.map((unit) => (
          <div key={unit}>
            <dt>{labels[unit]}</dt>
            <dd>{String(parts[unit]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
