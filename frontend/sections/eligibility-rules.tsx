import { eligibilityRules } from '#frontend/content/pages/enrolment-rules.ts';
import { promotionEnded } from '#frontend/content/pages/price-items.ts';
import { when } from '#frontend/lib/season/when.ts';
import styles from './eligibility-rules.module.css';

type EligibilityRulesProps = { only?: readonly (keyof typeof eligibilityRules)[] };

/** Who may do what, and by when; all rules, or those that matter in this place. */
export function EligibilityRules({ only }: EligibilityRulesProps) {
  const rules = only ? only.map((id) => eligibilityRules[id]) : Object.values(eligibilityRules);
  return (
    <dl className={styles.rules}>
      {rules.map((rule) => (
        <div key={rule.title}>
          <dt>{rule.title}</dt>
          <dd>
            {rule.text}
            {rule === eligibilityRules.chain ? (
              <span {...when('promotion-over')}>{` ${promotionEnded}`}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
