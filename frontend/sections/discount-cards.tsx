import { discountItems, promotionEnded } from '#frontend/content/pages/price-items.ts';
import { when } from '#frontend/lib/season/when.ts';
import { Card } from '#frontend/ui/card.tsx';
import styles from './discount-cards.module.css';

/** The three reductions; `level` is the rank of their headings. */
export function DiscountCards({ level }: { level: 3 | 4 }) {
  return (
    <ul className={styles.cards}>
      {discountItems.map(({ id, type, discount, details }) => (
        <li key={id}>
          <Card title={type} level={level} tone="sun">
            <strong className={styles.percent}>{discount}</strong>
            <p>{details}</p>
            {id === 'chain' ? <p {...when('promotion-over')}>{promotionEnded}</p> : null}
          </Card>
        </li>
      ))}
    </ul>
  );
}
