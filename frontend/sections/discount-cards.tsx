import { discountItems } from '#frontend/content/pages/price-items.ts';
import { Card } from '#frontend/ui/card.tsx';
import styles from './discount-cards.module.css';
import { PromotionState } from './promotion-state.tsx';

/** The three reductions; `level` is the rank of their headings. */
export function DiscountCards({ level }: { level: 3 | 4 }) {
  return (
    <ul className={styles.cards}>
      {discountItems.map(({ id, type, discount, details }) => (
        <li key={id}>
          <Card title={type} level={level} tone="sun">
            <strong className={styles.percent}>{discount}</strong>
            <p>
              {details} {id === 'chain' ? <PromotionState /> : null}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
