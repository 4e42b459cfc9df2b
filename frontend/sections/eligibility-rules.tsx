import type { ReactNode } from 'react';
import { eligibilityRules } from '#frontend/content/pages/enrolment-rules.ts';
import styles from './eligibility-rules.module.css';
import { PromotionState } from './promotion-state.tsx';

type RuleId = keyof typeof eligibilityRules;
type EligibilityRulesProps = { only?: readonly RuleId[] };
type RuleListProps = { rules: readonly { title: string; text: ReactNode }[] };

const all = Object.keys(eligibilityRules) as RuleId[];

/** Rules side by side, each under its name. */
export function RuleList({ rules }: RuleListProps) {
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

/** Rules of enrolment; all of them, or those that matter in this place. */
export function EligibilityRules({ only = all }: EligibilityRulesProps) {
  const rules = only.map((id) => {
    const { title, text } = eligibilityRules[id];
    return id === 'chain'
      ? {
          title,
          text: (
            <>
              {text} <PromotionState />
            </>
          ),
        }
      : { title, text };
  });
  return <RuleList rules={rules} />;
}
