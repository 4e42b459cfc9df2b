import { packingList } from '#frontend/content/pages/packing-list.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PrintButton } from '#frontend/ui/print-button.tsx';
import styles from './packing-list.module.css';

const { bringTitle, bringPrint } = venuePage.registration;

/** Things for every day, then those for the event of a weekday; nothing while none is known. */
export function PackingList() {
  if (packingList.length === 0) return null;
  return (
    <div id="da-portare" className="stack gap-4">
      <h3>{bringTitle}</h3>
      <dl className={styles.days}>
        {packingList.map(({ day, things }) => (
          <div key={day}>
            <dt>
              <Icon name="Backpack" />
              {day}
            </dt>
            <dd>{capitalize(things)}</dd>
          </div>
        ))}
      </dl>
      <PrintButton label={bringPrint} only="da-portare" />
    </div>
  );
}
