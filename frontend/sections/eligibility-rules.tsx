import { eligibilityRules } from '#frontend/content/pages/enrolment-rules.ts';
import styles from './eligibility-rules.module.css';
import { PromotionState } from './promotion-state.tsx';

type RuleId = keyof typeof eligibilityRules;
type EligibilityRulesProps = { only?: readonly RuleId[] };

const all = Object.keys(eligibilityRules) as RuleId[];

/** Enrolment rules: all of them, or those that matter in this place. */
export function EligibilityRules({ only = all }: EligibilityRulesProps) {
  return (
    <dl className={styles.rules}>
      {only.map((id) => (
        <div key={id}>
          <dt>{eligibilityRules[id].title}</dt>
          <dd>
            {eligibilityRules[id].text} {id === 'chain' ? <PromotionState /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
