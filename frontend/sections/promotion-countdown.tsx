import { promotionDetails } from '#frontend/content/pages/promotion-details.ts';
import { countdownParts } from '#frontend/lib/season/countdown.ts';
import { useNow } from '#frontend/lib/season/use-now.ts';
import styles from './chain-discount.module.css';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Days to seconds left until `deadline` (milliseconds, Unix); dashes, as wide, until the clock is read. */
export function PromotionCountdown({ deadline }: { deadline: number }) {
  const { title, until, ...labels } = promotionDetails.countdown;
  const now = useNow(1000);
  const parts = now === undefined ? null : countdownParts(deadline - now);
  return (
    <div role="timer" className={styles.countdown}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.parts}>
        {units.map((unit) => (
          <div key={unit}>
            <dt>{labels[unit]}</dt>
            <dd>{parts ? String(parts[unit]).padStart(2, '0') : '––'}</dd>
          </div>
        ))}
      </dl>
      <p>{until}</p>
    </div>
  );
}
