import type { ReactNode } from 'react';
import { eligibilityRules } from '#frontend/content/pages/enrolment-rules.ts';
import { hasPromotion } from '#frontend/content/season/season.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { LinkedText } from '#frontend/ui/linked-text.tsx';
import styles from './eligibility-rules.module.css';
import { PromotionState } from './promotion-state.tsx';

const notYet = {
  'promotion-over': ['promotion-to-come', 'promotion-on'],
  'venues-over': ['venues-on', 'venues-announced'],
} as const;

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
          <dd>{typeof text === 'string' ? <LinkedText>{text}</LinkedText> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rules of enrolment; all of them, or those that matter in this place. */
export function EligibilityRules({ only = all }: EligibilityRulesProps) {
  const rules = only
    .filter((id) => id !== 'chain' || hasPromotion)
    .map((id) => {
      const rule = eligibilityRules[id];
      const { title, text } = rule;
      if (!('past' in rule)) return { title, text };
      const over = id === 'chain' ? 'promotion-over' : 'venues-over';
      return {
        title,
        text: (
          <>
            <span {...when(...notYet[over])}>{text}</span>
            <span {...when(over)}>{rule.past}</span>
            {id === 'chain' ? (
              <>
                {' '}
                <PromotionState />
              </>
            ) : null}
          </>
        ),
      };
    });
  return <RuleList rules={rules} />;
}
