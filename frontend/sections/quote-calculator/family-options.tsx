import { quoteForm } from '#frontend/content/pages/quote.ts';
import { discounts } from '#frontend/content/season/discounts.ts';
import { isIsoDay } from '#frontend/lib/dates.ts';
import { type QuoteDraft, type QuoteProblem, quoteLimits } from '#frontend/lib/quote/quote-request.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { Field } from '#frontend/ui/field.tsx';
import { Counter } from './counter.tsx';
import styles from './family-options.module.css';
import { Reasons } from './reasons.tsx';

type FamilyOptionsProps = {
  draft: QuoteDraft;
  problems: readonly QuoteProblem[];
  /** Its list can no longer grow. */
  isChainOver: boolean;
  onChange: (update: (draft: QuoteDraft) => QuoteDraft) => void;
};

export function FamilyOptions({ draft, problems, isChainOver, onChange }: FamilyOptionsProps) {
  const set = (change: Partial<QuoteDraft>) => onChange((now) => ({ ...now, ...change }));
  const { fromWeeks, percent } = discounts.advance;
  return (
    <div className={styles.options}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="convenzione"
          checked={draft.hasConvention}
          onChange={(event) => set({ hasConvention: event.target.checked })}
        />
        <span>
          {quoteForm.convention}
          <small>{quoteForm.conventionHint}</small>
        </span>
      </label>
      <Reasons problems={problems} fields={['convenzione']} />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="anticipo"
          checked={draft.paysInAdvance}
          onChange={(event) => set({ paysInAdvance: event.target.checked })}
        />
        <span>
          {quoteForm.advance(fromWeeks)}
          <small>{quoteForm.advanceHint(percent)}</small>
        </span>
      </label>
      <Reasons problems={problems} fields={['anticipo']} />
      <Counter
        label={quoteForm.friends}
        hint={quoteForm.friendsHint}
        value={draft.friends}
        max={isChainOver ? draft.friends : quoteLimits.friends}
        onChange={(update) => onChange((now) => ({ ...now, friends: update(now.friends) }))}
      />
      <Reasons problems={problems} fields={['amici']} />
      <Field
        label={quoteForm.paymentDay}
        hint={
          <>
            {quoteForm.paymentDayHint}
            <span {...when('promotion-on', 'promotion-to-come')}>{quoteForm.promotionHint.now}</span>
            <span {...when('promotion-over')}>{quoteForm.promotionHint.past}</span>
          </>
        }
      >
        {(control) => (
          <input
            {...control}
            type="date"
            name="data"
            value={draft.paymentDay ?? ''}
            onChange={({ target }) => {
              if (target.value === '' || isIsoDay(target.value))
                set({ paymentDay: target.value === '' ? null : target.value });
            }}
          />
        )}
      </Field>
      <Reasons problems={problems} fields={['data']} />
    </div>
  );
}
