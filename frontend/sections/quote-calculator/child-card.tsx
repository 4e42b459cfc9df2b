import { memo, useRef } from 'react';
import { quoteForm } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { VenuePrices } from '#frontend/content/venues/venue.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { freeDays, lateExitDays } from '#frontend/lib/quote/find-problems.ts';
import {
  type ChildDraft,
  countWeeks,
  emptyChild,
  mayTakeHalfDays,
  type QuoteProblem,
} from '#frontend/lib/quote/quote-request.ts';
import { quoteRules } from '#frontend/lib/quote/quote-rules.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { AgePicker } from './age-picker.tsx';
import styles from './child-card.module.css';
import { Counter } from './counter.tsx';
import { Reasons } from './reasons.tsx';
import { WeekPicker } from './week-picker.tsx';

type ChildCardProps = {
  number: number;
  child: ChildDraft;
  /** First child, whose choices this one may copy. */
  first: ChildDraft | undefined;
  sellsHalfDays: boolean;
  prices: VenuePrices | null;
  payableFrom: IsoDay;
  problems: readonly QuoteProblem[];
  /** Takes a function of the latest state, as two touches can come before the first is drawn. */
  onChange: (update: (child: ChildDraft, sellsHalfDays: boolean) => ChildDraft) => void;
  onRemove: (() => void) | undefined;
};

/** Props without the handlers, which read the latest address and so never go stale. */
const shownBy = ({ onChange, onRemove, ...shown }: ChildCardProps) =>
  JSON.stringify({ ...shown, canBeRemoved: onRemove !== undefined });

/** A card has some hundred elements: a touch on one child leaves the others as they are. */
export const ChildCard = memo(DrawnChildCard, (before, after) => shownBy(before) === shownBy(after));

function DrawnChildCard({
  number,
  child,
  first,
  sellsHalfDays,
  prices,
  payableFrom,
  problems,
  onChange,
  onRemove,
}: ChildCardProps) {
  const count = (field: 'days' | 'halfDays' | 'lateExits') => (update: (now: number) => number) =>
    onChange((now, sells) =>
      field === 'halfDays' && !mayTakeHalfDays(now, sells) ? now : { ...now, [field]: update(now[field]) },
    );
  const free = freeDays(child, quoteRules) - child.days - child.halfDays;
  const late = lateExitDays(child, quoteRules);
  const heading = useRef<HTMLHeadingElement>(null);
  /** For buttons that go with their own press. */
  const withFocusKept = (press: () => void) => () => {
    press();
    heading.current?.focus({ preventScroll: true });
  };
  const hasHalfDays = mayTakeHalfDays(child, sellsHalfDays);
  return (
    <li className={styles.child}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {quoteForm.childTitle(number)}
        </h3>
        {onRemove ? (
          <button
            type="button"
            className="round"
            aria-label={quoteForm.removeChild(number)}
            onClick={onRemove}
          >
            <Icon name="Trash2" />
          </button>
        ) : null}
      </div>
      <AgePicker
        name={`eta-${number}`}
        age={child.age}
        onChange={(age) => onChange((now) => ({ ...now, age }))}
      />
      <Reasons problems={problems} fields={[`eta-${number}`]} />
      <WeekPicker
        name={`tipo-${number}`}
        child={child}
        sellsHalfDays={sellsHalfDays}
        prices={prices}
        payableFrom={payableFrom}
        onChange={onChange}
      />
      {first && countWeeks(first) > 0 && countWeeks(child) === 0 ? (
        <button
          type="button"
          className={styles.copy}
          onClick={withFocusKept(() => onChange(({ age }) => ({ ...first, age })))}
        >
          {quoteForm.sameWeeks}
        </button>
      ) : null}
      {countWeeks(child) > 1 ? (
        <button
          type="button"
          className={styles.copy}
          onClick={withFocusKept(() =>
            onChange(({ age, days, halfDays }) => ({ ...emptyChild, age, days, halfDays })),
          )}
        >
          {quoteForm.noWeeks}
        </button>
      ) : null}
      <Reasons problems={problems} fields={[`settimane-${number}`, `voci-${number}`]} />
      <div className={styles.counters}>
        <Counter label={quoteForm.days} value={child.days} max={child.days + free} onChange={count('days')} />
        {hasHalfDays ? (
          <Counter
            label={quoteForm.halfDays}
            value={child.halfDays}
            max={child.halfDays + free}
            onChange={count('halfDays')}
          />
        ) : null}
        <Reasons problems={problems} fields={[`giorni-${number}`]} />
        <Counter
          label={quoteForm.lateExits(formatPrice(season.lateExitPrices.perDay))}
          value={child.lateExits}
          max={late}
          onChange={count('lateExits')}
        />
        <Reasons problems={problems} fields={[`uscite-${number}`]} />
      </div>
    </li>
  );
}
