import { quoteForm } from '#frontend/content/pages/quote.ts';
import { discounts } from '#frontend/content/season/discounts.ts';
import { hasPromotion } from '#frontend/content/season/season.ts';
import { isIsoDay } from '#frontend/lib/iso-day.ts';
import { type QuoteDraft, type QuoteProblem, quoteLimits } from '#frontend/lib/quote/quote-request.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { Field } from '#frontend/ui/field.tsx';
import { Counter } from './counter.tsx';
import styles from './family-options.module.css';
import { Reasons } from './reasons.tsx';

type FamilyOptionsProps = {
  draft: QuoteDraft;
  problems: readonly QuoteProblem[];
  /** Its list can no longer be made or grow. */
  isChainOver: boolean;
  onChange: (update: (draft: QuoteDraft) => QuoteDraft) => void;
};

export function FamilyOptions({ draft, problems, isChainOver, onChange }: FamilyOptionsProps) {
  const set = (change: Partial<QuoteDraft>) => onChange((now) => ({ ...now, ...change }));
  const { fromWeeks, percent } = discounts.advance;
  /** Without a day of payment the season's clock decides, before hydration too. */
  const isByClock = draft.paymentDay === null;
  return (
    <div className={styles.options}>
      <Check
        name="convenzione"
        label={quoteForm.convention}
        hint={quoteForm.conventionHint}
        isChecked={draft.hasConvention}
        onChange={(hasConvention) => set({ hasConvention })}
      />
      <Reasons problems={problems} fields={['convenzione']} />
      <Check
        name="anticipo"
        label={quoteForm.advance(fromWeeks)}
        hint={quoteForm.advanceHint(percent)}
        isChecked={draft.paysInAdvance}
        onChange={(paysInAdvance) => set({ paysInAdvance })}
      />
      <Reasons problems={problems} fields={['anticipo']} />
      {hasPromotion ? (
        <>
          {draft.friends === null && (isByClock || isChainOver) ? (
            <p {...(isByClock && when('promotion-over'))}>{quoteForm.listOver}</p>
          ) : null}
          <div
            className={styles.list}
            hidden={draft.friends === null && !isByClock && isChainOver}
            {...(draft.friends === null && isByClock && when('promotion-to-come', 'promotion-on'))}
          >
            <Check
              name="lista"
              label={quoteForm.list}
              hint={isChainOver ? quoteForm.listOver : quoteForm.listHint}
              isChecked={draft.friends !== null}
              onChange={(makesList) => set({ friends: makesList ? 0 : null })}
            />
            {draft.friends === null ? null : (
              <Counter
                label={quoteForm.friends}
                hint={quoteForm.friendsHint}
                value={draft.friends}
                max={isChainOver ? draft.friends : quoteLimits.friends}
                onChange={(update) => onChange((now) => ({ ...now, friends: update(now.friends ?? 0) }))}
              />
            )}
          </div>
          <Reasons problems={problems} fields={['amici']} />
        </>
      ) : null}
      <div {...(isByClock && when('enrolment-on'))}>
        <Field label={quoteForm.paymentDay} hint={quoteForm.paymentDayHint}>
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
      </div>
      <Reasons problems={problems} fields={['data']} />
    </div>
  );
}

type CheckProps = {
  name: string;
  label: string;
  hint: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

const Check = ({ name, label, hint, isChecked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      name={name}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>
      {label}
      <small>{hint}</small>
    </span>
  </label>
);
