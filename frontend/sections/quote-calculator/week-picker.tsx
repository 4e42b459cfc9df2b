import { useId, useState } from 'react';
import { quoteForm, weekExits } from '#frontend/content/pages/quote.ts';
import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { VenuePrices } from '#frontend/content/venues/venue.ts';
import { formatMonth, formatPeriodShort } from '#frontend/italian/format-date.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { capitalize } from '#frontend/italian/words.ts';
import {
  type ChildDraft,
  mayTakeHalfDays,
  type WeekKind,
  weekKindOf,
} from '#frontend/lib/quote/quote-request.ts';
import { seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import styles from './week-picker.module.css';

/** The child with that week as given, whatever it was before. */
function withWeek(child: ChildDraft, monday: IsoDay, kind: WeekKind | null): ChildDraft {
  const others = (mondays: IsoDay[]) => mondays.filter((other) => other !== monday);
  const and = (mondays: IsoDay[], isIn: boolean) => (isIn ? [...others(mondays), monday] : others(mondays));
  return {
    ...child,
    weeks: and(child.weeks, kind === 'full' || kind === 'late'),
    halfDayWeeks: and(child.halfDayWeeks, kind === 'half'),
    lateExitWeeks: and(child.lateExitWeeks, kind === 'late'),
  };
}

type WeekPickerProps = {
  name: string;
  child: ChildDraft;
  sellsHalfDays: boolean;
  /** Null until the venue is chosen. */
  prices: VenuePrices | null;
  /** Earlier weeks can no longer be paid: one that is chosen may be taken back. */
  payableFrom: IsoDay;
  onChange: (update: (child: ChildDraft, sellsHalfDays: boolean) => ChildDraft) => void;
};

const weeks = seasonWeeks(season.venues);
const months = [...new Set(weeks.map(({ monday }) => formatMonth(monday)))].map((month) => ({
  month,
  weeks: weeks.filter(({ monday }) => formatMonth(monday) === month),
}));
const kinds = ['full', 'half', 'late'] as const;

/** Euro for a week of this kind; with the late exit its surcharge is included. */
const priceOf = (kind: WeekKind, { week, halfDayWeek }: VenuePrices): number =>
  kind === 'half' && halfDayWeek
    ? halfDayWeek.base
    : week.base + (kind === 'late' ? season.lateExitPrices.perWeek : 0);

/** Kind chosen before hydration. Read as the initial state, because a week pressed early may be pressed again at once. */
const earlyKind = (id: string) =>
  globalThis.document?.getElementById(id)?.querySelector<HTMLInputElement>(':checked')?.value as
    | WeekKind
    | undefined;

/** Calendar of the season: select a kind, then click weeks. */
export function WeekPicker({ name, child, sellsHalfDays, prices, payableFrom, onChange }: WeekPickerProps) {
  // Not by the radios' name: the page that is being left may have a calculator too.
  const id = useId();
  const [selected, setSelected] = useState<WeekKind>(() => earlyKind(id) ?? 'full');
  const kindFor = (one: ChildDraft, sells: boolean) =>
    selected === 'half' && !mayTakeHalfDays(one, sells) ? 'full' : selected;
  return (
    <fieldset className={styles.weeks}>
      <legend>{quoteForm.weeks}</legend>
      <p>{quoteForm.weeksHint}</p>
      <div id={id} className={styles.kinds}>
        {kinds
          .filter((choice) => choice !== 'half' || mayTakeHalfDays(child, sellsHalfDays))
          .map((choice) => (
            <label key={choice} data-kind={choice}>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={kindFor(child, sellsHalfDays) === choice}
                onChange={() => setSelected(choice)}
              />
              {quoteForm.kinds[choice].label}
              <small>{prices ? formatPrice(priceOf(choice, prices)) : quoteForm.kinds[choice].detail}</small>
            </label>
          ))}
      </div>
      <div className={styles.months}>
        {months.map(({ month, weeks }) => (
          <div key={month} className={styles.month}>
            <h4>{capitalize(month)}</h4>
            <div className={styles.chips}>
              {weeks.map(({ monday, friday, isPause }) => {
                const chosen = weekKindOf(child, monday);
                const isLate = !isPause && monday < payableFrom;
                return (
                  <button
                    key={monday}
                    type="button"
                    disabled={isPause}
                    // Not `disabled`: a week that is taken back keeps the focus.
                    aria-disabled={(isLate && !chosen) || undefined}
                    aria-pressed={chosen !== null}
                    data-kind={chosen ?? undefined}
                    onClick={() =>
                      onChange((now, sells) => {
                        const kind = kindFor(now, sells);
                        const isTakenBack = isLate || weekKindOf(now, monday) === kind;
                        return withWeek(now, monday, isTakenBack ? null : kind);
                      })
                    }
                  >
                    {formatPeriodShort({ firstDay: monday, lastDay: friday })}
                    {isPause ? <small>{quoteForm.closed}</small> : null}
                    {isLate ? <small>{quoteForm.tooLate}</small> : null}
                    {chosen ? <small>{weekExits[chosen]}</small> : null}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
