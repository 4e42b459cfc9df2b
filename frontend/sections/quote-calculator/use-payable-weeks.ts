import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { quoteRules } from '#frontend/lib/quote/quote-rules.ts';
import { useNextWeek, useSeasonState } from '#frontend/lib/season/season-state.ts';
import { paymentDeadline } from '#frontend/lib/season/season-weeks.ts';

/** Earlier and later than any week. */
const ALWAYS = '0000-01-01';
const NEVER = '9999-12-31';

type PayableWeeks = {
  /** Monday of the first week that can still be paid. */
  payableFrom: IsoDay;
  isChainOver: boolean;
};

/** Tells which weeks, and whether the promotion, can still be paid on this day, by default today; of a season that is over, all. */
export function usePayableWeeks(paymentDay: IsoDay | null): PayableWeeks {
  const isOver = useSeasonState('venues-over');
  const isPromotionOver = useSeasonState('promotion-over');
  const nextToPay = useNextWeek();
  const { lastDay } = quoteRules.discounts.chain;
  const isChainOver = paymentDay ? lastDay !== null && paymentDay > lastDay : isPromotionOver;
  const weeks = quoteRules.weeks.filter(({ isPause }) => !isPause);
  if (paymentDay ? paymentDay > (weeks.at(-1)?.friday ?? '') : isOver)
    return { payableFrom: ALWAYS, isChainOver };
  if (!paymentDay) return { payableFrom: nextToPay === 'none' ? NEVER : (nextToPay ?? ALWAYS), isChainOver };
  const payable = weeks.find(({ monday }) => paymentDeadline(monday, season.paymentWeekday) >= paymentDay);
  return { payableFrom: payable?.monday ?? NEVER, isChainOver };
}
