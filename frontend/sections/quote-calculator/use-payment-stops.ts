import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { quoteRules } from '#frontend/lib/quote/quote-rules.ts';
import { useNextWeek, useSeasonState } from '#frontend/lib/season/season-state.ts';
import { paymentDeadline } from '#frontend/lib/season/season-weeks.ts';

/** Later than any week. */
const NEVER = '9999-12-31';

type PaymentStops = {
  /** Monday of the first week that can still be paid. */
  payableFrom: IsoDay;
  isChainOver: boolean;
};

/** Weeks and promotion that can no longer be paid on this day, by default today. Of a season that is over everything can still be computed. */
export function usePaymentStops(paymentDay: IsoDay | null): PaymentStops {
  const isOver = useSeasonState('venues-over');
  const isPromotionOver = useSeasonState('promotion-over');
  const nextToPay = useNextWeek();
  const { lastDay } = quoteRules.discounts.chain;
  const isChainOver = paymentDay ? lastDay !== null && paymentDay > lastDay : isPromotionOver;
  const weeks = quoteRules.weeks.filter(({ isPause }) => !isPause);
  if (paymentDay ? paymentDay > (weeks.at(-1)?.friday ?? '') : isOver)
    return { payableFrom: '0000-01-01', isChainOver };
  if (!paymentDay)
    return { payableFrom: nextToPay === 'none' ? NEVER : (nextToPay ?? '0000-01-01'), isChainOver };
  const payable = weeks.find(({ monday }) => paymentDeadline(monday, season.paymentWeekday) >= paymentDay);
  return { payableFrom: payable?.monday ?? NEVER, isChainOver };
}
