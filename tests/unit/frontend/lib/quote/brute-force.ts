import type { QuoteRequest } from '#frontend/lib/quote/quote-request.ts';

const sheet: Record<string, Record<'base' | 'convention', number[]>> = {
  'tc-nascosa': { base: [10, 129, 95, 35, 24], convention: [5, 110, 80, 30, 20] },
  'sport-city': { base: [10, 135, 95, 35, 24], convention: [5, 110, 80, 30, 20] },
  'sc-ostiense': { base: [10, 139, 0, 35, 0], convention: [5, 118, 0, 30, 0] },
};
const names = ['none', 'convention', 'siblings', 'chain'] as const;

/** The rules read again from the price sheet and tried in every combination; in ten-thousandths of a cent. */
export function bruteForceTotal(request: QuoteRequest): { cents: number; reductions: number } {
  const { children, friends } = request;
  const withWeek = children.map((child) => child.weeks.length + child.halfDayWeeks.length > 0);
  let best = { cents: Number.POSITIVE_INFINITY, reductions: 0 };
  for (let code = 0; code < names.length ** children.length; code++) {
    const picks = children.map((_, at) => names[Math.floor(code / names.length ** at) % names.length]);
    if (picks.filter((pick) => pick === 'siblings').length > children.length - 1) continue;
    let cents = 0;
    let isLawful = true;
    for (const [at, child] of children.entries()) {
      const pick = picks[at];
      const others = withWeek.filter((has, other) => has && other !== at).length;
      if (pick === 'convention' && !request.hasConvention) isLawful = false;
      if (pick === 'chain' && !(withWeek[at] && (request.paymentDay ?? '') <= '2025-05-31')) isLawful = false;
      const list = sheet[request.venue]?.[pick === 'convention' ? 'convention' : 'base'] ?? [];
      const [enrolment = 0, week = 0, halfWeek = 0, day = 0, halfDay = 0] = list;
      const percent = pick === 'siblings' ? 10 : pick === 'chain' ? Math.min(20, 4 * (friends + others)) : 0;
      const count = child.weeks.length + child.halfDayWeeks.length;
      const advance = request.paysInAdvance && count >= 4 ? 5 : 0;
      const weeks = BigInt(week * child.weeks.length + halfWeek * child.halfDayWeeks.length);
      const exact = weeks * BigInt(100 - percent) * BigInt(100 - advance);
      const rounded = Number((exact + 50n) / 100n);
      const rest =
        enrolment +
        day * child.days +
        halfDay * child.halfDays +
        5 * child.lateExits +
        15 * child.lateExitWeeks.length;
      cents += rounded + 100 * rest;
    }
    const reductions = picks.filter((pick) => pick !== 'none').length;
    if (isLawful && (cents < best.cents || (cents === best.cents && reductions < best.reductions)))
      best = { cents, reductions };
  }
  return best;
}
