import { venuePage } from '#frontend/content/pages/venue.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { includedOf } from '#frontend/lib/included.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './venue.module.css';

const { included } = venuePage;

/** Lists what the price of a week covers, then what it does not; renders nothing while nobody has said. */
export function Included({ venue }: { venue: Venue }) {
  const items = includedOf(venue);
  if (items.length === 0) return null;
  const lines = [
    ...items.map(({ item, isIncluded }) => ({ text: included.items[item], isIncluded })),
    ...included.never.map((text) => ({ text, isIncluded: false })),
  ].sort((one, other) => Number(other.isIncluded) - Number(one.isIncluded));
  return (
    <>
      <h3>{included.title}</h3>
      <ul className={`${styles.list} ${styles.included}`}>
        {lines.map(({ text, isIncluded }) => (
          <li key={text}>
            <Icon name={isIncluded ? 'Check' : 'Minus'} />
            {isIncluded ? text : included.not(text)}
          </li>
        ))}
        {venue.included.note ? <li className="small no-print">{venue.included.note}</li> : null}
      </ul>
    </>
  );
}
