import { dailyEventCards } from '#frontend/content/daily-events.ts';
import { dailyEvents } from '#frontend/content/pages/daily-events.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './week-strip.module.css';

/** The week as a calendar page on the wall: five days side by side, the show across their foot, the prize pinned on. */
export function WeekStrip() {
  return (
    <Section id="settimana" heading={dailyEvents.cardsTitle}>
      <ul className={styles.week}>
        {dailyEventCards.map(({ when, day, activity, items, icon }) => (
          <li key={when} className={styles.day}>
            <p className={styles.name}>{day}</p>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.activity}>{activity}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.prize}>
        <Icon name="Gift" className={styles.gift} />
        {dailyEvents.prizeText}
      </p>
    </Section>
  );
}
