import { whatToBring } from '#frontend/content/organisation/organisation.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { dailyEvents, packingByDay } from '#frontend/content/season/programme.ts';
import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { capitalize, formatList } from '#frontend/italian/words.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PrintButton } from '#frontend/ui/print-button.tsx';
import styles from './packing-list.module.css';

const { bringTitle, bringDaily, bringFor, bringPrint } = venuePage.registration;
const lists = [
  { day: bringDaily, things: whatToBring },
  ...packingByDay.map(({ when, things }) => {
    const event = dailyEvents.find((one) => one.when === when)?.activity ?? '';
    return { day: bringFor(capitalize(formatWeekdayName(when)), event.toLowerCase()), things };
  }),
].filter(({ things }) => things.length > 0);

/** Things for every day, then those for the event of a weekday; nothing while none is known. */
export function PackingList() {
  if (lists.length === 0) return null;
  return (
    <div id="da-portare" className="stack gap-4">
      <h3>{bringTitle}</h3>
      <dl className={styles.days}>
        {lists.map(({ day, things }) => (
          <div key={day}>
            <dt>
              <Icon name="Backpack" />
              {day}
            </dt>
            <dd>{`${capitalize(formatList(things).toLowerCase())}.`}</dd>
          </div>
        ))}
      </dl>
      <PrintButton label={bringPrint} only="da-portare" />
    </div>
  );
}
