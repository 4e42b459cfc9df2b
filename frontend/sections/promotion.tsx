import { useRef } from 'react';
import { shopFrame } from '#frontend/content/organisation/partners.ts';
import { promotionDetails } from '#frontend/content/pages/promotion-details.ts';
import { useReplayedClicksIn } from '#frontend/layout/use-replayed-clicks.ts';
import { countdownParts } from '#frontend/lib/season/countdown.ts';
import { startOf } from '#frontend/lib/season/table.ts';
import { useNow } from '#frontend/lib/season/use-now.ts';
import { when } from '#frontend/lib/season/when.ts';
import styles from './chain-discount.module.css';
import { PartnerEmbed } from './partner-embed.tsx';

const deadline = startOf('promotion-over');

/** How the promotion works, for how long still, and the shop. */
export default function Promotion() {
  const part = useRef<HTMLDivElement>(null);
  useReplayedClicksIn(part);
  const { howTitle, steps, rulesTitle, rules, shopTitle } = promotionDetails;
  return (
    <div ref={part} {...when('promotion-on')}>
      <div className={styles.columns}>
        <div>
          <h3>{howTitle}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={styles.clock}>{deadline ? <PromotionCountdown deadline={deadline} /> : null}</div>
        <div className={styles.rules}>
          <h3>{rulesTitle}</h3>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.shop}>
        <h3>{shopTitle}</h3>
        <PartnerEmbed partner={shopFrame} />
      </div>
    </div>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Days to seconds left until `deadline` (milliseconds, Unix); dashes, as wide, until the clock is read. */
function PromotionCountdown({ deadline }: { deadline: number }) {
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
