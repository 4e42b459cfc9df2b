import { type PriceItem, priceItems, priceLabels } from '#frontend/content/price-items.ts';
import { lateExitPrices, prices, type Rate } from '#frontend/content/prices.ts';
import type { VenueSlug } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues.ts';
import { formatPrice } from '#frontend/lib/money.ts';
import styles from './price-table.module.css';

const lateExit = `${formatPrice(lateExitPrices.perDay)} ${priceLabels.perDay}, ${formatPrice(lateExitPrices.perWeek)} ${priceLabels.perWeek}`;

/** What one venue costs, at the base and at the convention's rate. */
export function PriceTable({ venue }: { venue: VenueSlug }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{venues[venue].name}</caption>
        <thead>
          <tr>
            <th scope="col">{priceLabels.item}</th>
            <th scope="col">{priceLabels.base}</th>
            <th scope="col">{priceLabels.convention}</th>
          </tr>
        </thead>
        <tbody>
          {priceItems.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.type}
                <small>{item.details}</small>
              </th>
              <Prices venue={venue} id={item.id} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Prices({ venue, id }: { venue: VenueSlug; id: PriceItem['id'] }) {
  if (id === 'lateExit') return <td colSpan={2}>{lateExit}</td>;
  const rate: Rate | null = prices[venue][id];
  if (!rate) return <td colSpan={2}>{priceLabels.notSold}</td>;
  return (
    <>
      <td>{formatPrice(rate.base)}</td>
      <td>{formatPrice(rate.convention)}</td>
    </>
  );
}
