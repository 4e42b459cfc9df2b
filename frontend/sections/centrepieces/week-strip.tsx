import type { Centrepieces } from '#frontend/content/activities/activity.ts';
import { formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './week-strip.module.css';

/** The week as a calendar page on the wall: five days side by side, the show across their foot, the prize pinned on. */
export function WeekStrip({ title, events, everyTwoWeeks, prize, note }: Centrepieces['week-strip']) {
  return (
    <Section id="settimana" heading={title}>
      <ul className={styles.week}>
        {events.map(({ when, activity, kind, items, icon }) => (
          <li key={when} className={styles.day}>
            <p className={styles.name}>
              {when === 'everyTwoWeeks' ? everyTwoWeeks : capitalize(formatWeekdayName(when))}
            </p>
            <Icon name={icon} className={styles.icon} />
            <h3>{kind ? `${activity} (${kind})` : activity}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{capitalize(item)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.prize}>
        <Icon name="Gift" className={styles.gift} />
        {prize}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Section>
  );
}
