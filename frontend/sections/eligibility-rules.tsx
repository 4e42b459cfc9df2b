import { eligibilityRules } from '#frontend/content/pages/enrolment-rules.ts';
import styles from './eligibility-rules.module.css';

type EligibilityRulesProps = { only?: readonly (keyof typeof eligibilityRules)[] };

/** Who may do what, and by when; all rules, or those that matter in this place. */
export function EligibilityRules({ only }: EligibilityRulesProps) {
  const rules = only ? only.map((id) => eligibilityRules[id]) : Object.values(eligibilityRules);
  return (
    <dl className={styles.rules}>
      {rules.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
