import { venuePage } from '#frontend/content/pages/venue.ts';
import { lunchCourses } from '#frontend/content/season/programme.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { LinkedText } from '#frontend/ui/linked-text.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './venue.module.css';

const { lunch } = venuePage;

export function VenueLunch({ venue: { prices } }: { venue: Venue }) {
  const hasHalfDays = prices.halfDayWeek !== null || prices.halfDay !== null;
  const answers = lunch.answers.filter(({ isOfHalfDays }) => hasHalfDays || !isOfHalfDays);
  return (
    <Section id="pasti" heading={lunch.title} lead={lunch.lead}>
      <ul className={styles.plates}>
        {lunchCourses.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} />
            {name}
          </li>
        ))}
      </ul>
      <dl className={styles.answers}>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <LinkedText>{answer}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
