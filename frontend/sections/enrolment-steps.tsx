import { enrolmentSteps } from '#frontend/content/pages/enrolment-rules.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './enrolment-steps.module.css';

export function EnrolmentSteps() {
  return (
    <ol className={styles.steps}>
      {enrolmentSteps.map(({ icon, title, text }) => (
        <li key={title} className={styles.step}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
