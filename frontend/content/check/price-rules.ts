import { formatPrice } from '#frontend/italian/money.ts';
import { forEachVenue, type Rule, type VenueRule } from './edition.ts';
import { about } from './finding.ts';

const items = ['enrolment', 'week', 'day', 'halfDayWeek', 'halfDay'] as const;
const rates = ['base', 'convention'] as const;

const rateRules: VenueRule = function* ({ slug, prices }) {
  const { error } = about('venues');
  for (const item of items) {
    const { base, convention } = prices[item] ?? {};
    if (base === undefined || convention === undefined) continue;
    const field = `${slug}.prices.${item}.convention`;
    if (convention > base)
      yield error(
        field,
        `la tariffa convenzione (${formatPrice(convention)}) è più alta di quella base (${formatPrice(base)}).`,
      );
    else if (convention < base / 3)
      yield error(
        field,
        `${formatPrice(convention)} è meno di un terzo della tariffa base (${formatPrice(base)}): manca una cifra?`,
      );
  }
  const [sold, unsold] = [prices.halfDay, prices.halfDayWeek];
  if (sold === null && unsold)
    yield error(`${slug}.prices.halfDay`, 'la mezza giornata si vende, ma qui manca il prezzo.');
  if (unsold === null && sold)
    yield error(`${slug}.prices.halfDayWeek`, 'la mezza giornata si vende, ma qui manca il prezzo.');
};

/** A shorter stay never costs more than a longer one, nor a week more than its days. */
const orderRules: VenueRule = function* ({ slug, prices }, { season }) {
  const daysPerWeek = season?.venues?.weekdays?.length ?? 5;
  const pairs = [
    ['halfDay', 'day', 1, 'la mezza giornata costa più del giorno intero'],
    ['halfDayWeek', 'week', 1, 'la settimana a mezza giornata costa più di quella intera'],
    ['day', 'week', 1, 'un giorno costa più di una settimana'],
    ['halfDay', 'halfDayWeek', 1, 'una mezza giornata costa più di una settimana di mezze giornate'],
    ['week', 'day', daysPerWeek, 'la settimana costa più dei suoi giorni presi uno per uno'],
    ['halfDayWeek', 'halfDay', daysPerWeek, 'la settimana costa più delle sue mezze giornate'],
  ] as const;
  for (const [lower, higher, times, message] of pairs)
    for (const rate of rates) {
      const [low = 0, high = Number.POSITIVE_INFINITY] = [prices[lower]?.[rate], prices[higher]?.[rate]];
      if (low > high * times)
        yield about('venues').error(
          `${slug}.prices.${lower}.${rate}`,
          `${message} (${formatPrice(low)} contro ${formatPrice(high * times)}).`,
        );
    }
};

/** Five times the price of most other venues, or a fifth, is a digit too many or too few; a third more or less may be two that changed places. */
const neighbourRules: VenueRule = function* ({ slug, prices }, { venues }) {
  const { error, warning } = about('venues');
  for (const item of items)
    for (const rate of rates) {
      const value = prices[item]?.[rate];
      const others = venues.flatMap((one) => (one.slug === slug ? [] : one.prices?.[item]?.[rate] || []));
      const [near] = others;
      if (!value || !near) continue;
      const areFar = (times: number) =>
        others.filter((other) => value >= other * times || value * times <= other).length * 2 > others.length;
      const report = areFar(5) ? error : areFar(4 / 3) ? warning : undefined;
      if (report)
        yield report(
          `${slug}.prices.${item}.${rate}`,
          `${formatPrice(value)} è lontano dalle altre sedi (${formatPrice(near)}): una cifra di troppo o di meno, o due scambiate?`,
        );
    }
};

const lateExitRules: Rule = function* ({ season }) {
  const { perDay, perWeek } = season.lateExitPrices;
  const days = season.venues.weekdays.length;
  const report = (message: string) => about('season').error('lateExitPrices.perWeek', message);
  if (perWeek > perDay * days)
    yield report(
      `la settimana (${formatPrice(perWeek)}) costa più di ${days} giorni (${formatPrice(perDay)} l’uno).`,
    );
  if (perWeek < perDay) yield report(`la settimana (${formatPrice(perWeek)}) costa meno di un giorno.`);
};

/** Weeks that begin within the days; none where they are not decided. */
const countWeeks = (days: { firstDay: string | null; lastDay: string | null } | null) =>
  days?.firstDay && days.lastDay
    ? Math.ceil((Date.parse(days.lastDay) - Date.parse(days.firstDay) + 1) / (7 * 86_400_000))
    : 0;

const discountRules: Rule = function* ({ discounts, season }) {
  const { error } = about('discounts');
  const { chain, advance } = discounts;
  if (chain.percentPerPerson > chain.percentMax)
    yield error(
      'chain.percentMax',
      `il massimo (${chain.percentMax}%) è più basso dello sconto di un solo amico (${chain.percentPerPerson}%).`,
    );
  const weeks = countWeeks(season.venues) - countWeeks(season.venues.pause) || 52;
  for (const [field, count] of [
    ['chain.minWeeks', chain.minWeeks],
    ['advance.fromWeeks', advance.fromWeeks],
  ] as const)
    if (count > weeks) yield error(field, `${count} settimane: la stagione ne ha ${weeks}.`);
};

export const priceRules: Rule[] = [
  lateExitRules,
  discountRules,
  ...[rateRules, orderRules, neighbourRules].map(forEachVenue),
];
