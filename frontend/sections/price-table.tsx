import { type PriceItem, priceItems, priceLabels } from '#frontend/content/pages/price-items.ts';
import { season } from '#frontend/content/season/season.ts';
import type { Rate, Venue } from '#frontend/content/venues/venue.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import styles from './price-table.module.css';

const { perDay, perWeek } = season.lateExitPrices;
const lateExit = `${formatPrice(perDay)} ${priceLabels.perDay}, ${formatPrice(perWeek)} ${priceLabels.perWeek}`;

/** Prices of one venue at the base and the convention rate. */
export function PriceTable({ venue }: { venue: Venue }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          {venue.name}
          <span {...when('enrolment-off')}>{`, ${priceLabels.ofLastSeason}`}</span>
        </caption>
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
              <Prices prices={venue.prices} id={item.id} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Prices({ prices, id }: { prices: Venue['prices']; id: PriceItem['id'] }) {
  if (id === 'lateExit') return <td colSpan={2}>{lateExit}</td>;
  const rate: Rate | null = prices[id];
  if (!rate) return <td colSpan={2}>{priceLabels.notSold}</td>;
  return (
    <>
      <td>{formatPrice(rate.base)}</td>
      <td>{formatPrice(rate.convention)}</td>
    </>
  );
}
