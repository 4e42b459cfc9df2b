import { venuePage } from '#frontend/content/pages/venue.ts';
import { lunchCourses } from '#frontend/content/season/programme.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './venue.module.css';

const { lunch } = venuePage;

export function VenueLunch() {
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
        {lunch.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
