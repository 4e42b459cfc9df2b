import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './job-benefits.module.css';

/** Benefits of the job. */
export function JobBenefits() {
  return (
    <Section id="vantaggi" heading={lavoraConNoi.benefitsTitle}>
      <ul className={styles.benefits}>
        {lavoraConNoi.benefits.map(({ icon, title, text }) => (
          <li key={title} className={styles.benefit}>
            <Icon name={icon} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
