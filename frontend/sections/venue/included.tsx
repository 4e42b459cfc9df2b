import { venuePage } from '#frontend/content/pages/venue.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { includedOf } from '#frontend/lib/included.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './venue.module.css';

const { included } = venuePage;

export const isIncludedKnown = (venue: Venue): boolean => includedOf(venue).length > 0;

/** What the price of a week covers, a line per item, then what it does not. */
export function Included({ venue }: { venue: Venue }) {
  const lines = [
    ...includedOf(venue).map(({ item, isIncluded }) => ({ text: included.items[item], isIncluded })),
    ...included.never.map((text) => ({ text, isIncluded: false })),
  ].sort((one, other) => Number(other.isIncluded) - Number(one.isIncluded));
  return (
    <>
      <ul className={styles.list}>
        {lines.map(({ text, isIncluded }) => (
          <li key={text}>
            <Icon name={isIncluded ? 'Check' : 'Minus'} />
            {isIncluded ? text : included.not(text)}
          </li>
        ))}
      </ul>
      {venue.included.note ? <p className="small">{venue.included.note}</p> : null}
    </>
  );
}
