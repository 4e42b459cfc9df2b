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
            <label className={styles.check}>
              <input
                type="checkbox"
                name="lista"
                checked={draft.friends !== null}
                onChange={(event) => set({ friends: event.target.checked ? 0 : null })}
              />
              <span>
                {quoteForm.list}
                <small>{isChainOver ? quoteForm.listOver : quoteForm.listHint}</small>
              </span>
            </label>
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
