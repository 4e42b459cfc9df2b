import { openDays } from '#frontend/content/pages/open-days.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './open-day-guide.module.css';

/** Names the audience and the bag to pack. */
export function OpenDayGuide() {
  const { whoTitle, who, bringTitle, bringLead, whatToBring } = openDays;
  return (
    <Section id="come-funziona" tone="pine" heading={whoTitle}>
      <div className={styles.columns}>
        <ul className={styles.who}>
          {who.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div className={styles.bag}>
          <h3>{bringTitle}</h3>
          <p>{bringLead}</p>
          <ul className={styles.things}>
            {whatToBring.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} className={styles.icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
