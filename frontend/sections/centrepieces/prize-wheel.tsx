import type { Centrepieces } from '#frontend/content/activities/activity.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './prize-wheel.module.css';

/** Prizes, beside the wheel of a fair. */
export function PrizeWheel({ title, text }: Centrepieces['prize-wheel']) {
  return (
    <div className={styles.fair}>
      <Section id="premio" tone="sky" heading={title} lead={text}>
        <div aria-hidden="true" className={styles.stand}>
          <div className={styles.wheel}>
            {(['Gift', 'Cookie', 'Star', 'Apple', 'Sparkles', 'Trophy'] as const).map((name) => (
              <Icon key={name} name={name} className={styles.prize} />
            ))}
          </div>
        </div>
      </Section>
    </div>
  );
}
