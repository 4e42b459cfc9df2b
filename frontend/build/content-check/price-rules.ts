import type { Season } from '#frontend/content/season/season.ts';
import type { Rate, Venue, VenuePrices } from '#frontend/content/venues/venue.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import type { Edition } from './edition.ts';
import { about, type Finding } from './finding.ts';

const required = ['enrolment', 'week', 'day'] as const;
const optional = ['halfDayWeek', 'halfDay'] as const;
const items = [...required, ...optional];
const rates = ['base', 'convention'] as const;

type Report = (field: string, message: string) => Finding;

/** An amount of euro that can be charged, with at most two decimals; only the enrolment may be free. */
function amountFindings(error: Report, field: string, euro: unknown): Finding[] {
  if (typeof euro !== 'number' || !Number.isFinite(euro)) return [error(field, 'manca il prezzo.')];
  if (euro < 0 || (euro === 0 && !field.includes('enrolment')))
    return [error(field, `${euro} € non è un prezzo: deve essere più di zero.`)];
  const cents = euro * 100;
  return Math.abs(cents - Math.round(cents)) > 1e-6
    ? [error(field, `${euro} € ha frazioni di centesimo: al massimo due cifre dopo il punto.`)]
    : [];
}

function rateFindings(error: Report, field: string, rate: Rate | null | undefined): Finding[] {
  if (!rate) return [error(field, 'manca il prezzo.')];
  const findings = rates.flatMap((name) => amountFindings(error, `${field}.${name}`, rate[name]));
  const { base, convention } = rate;
  const prices = `(${formatPrice(convention)}) è più alta di quella base (${formatPrice(base)})`;
  if (findings.length === 0 && convention > base)
    findings.push(error(`${field}.convention`, `la tariffa convenzione ${prices}.`));
  if (findings.length === 0 && convention < base / 3)
    findings.push(
      error(
        `${field}.convention`,
        `${formatPrice(convention)} è meno di un terzo della tariffa base (${formatPrice(base)}): manca una cifra?`,
      ),
    );
  return findings;
}

/** A shorter stay never costs more than a longer one, nor a week more than its days. */
function orderFindings(error: Report, prices: VenuePrices, daysPerWeek: number): Finding[] {
  const pairs = [
    ['halfDay', 'day', 1, 'la mezza giornata costa più del giorno intero'],
    ['halfDayWeek', 'week', 1, 'la settimana a mezza giornata costa più di quella intera'],
    ['day', 'week', 1, 'un giorno costa più di una settimana'],
    ['halfDay', 'halfDayWeek', 1, 'una mezza giornata costa più di una settimana di mezze giornate'],
    ['week', 'day', daysPerWeek, 'la settimana costa più dei suoi giorni presi uno per uno'],
    [
      'halfDayWeek',
      'halfDay',
      daysPerWeek,
      'la settimana a mezza giornata costa più delle sue mezze giornate',
    ],
  ] as const;
  return pairs.flatMap(([lower, higher, times, message]) =>
    rates.flatMap((rate) => {
      const [low, high] = [prices[lower]?.[rate], prices[higher]?.[rate]];
      return low !== undefined && high !== undefined && low > high * times
        ? [
            error(
              `prices.${lower}.${rate}`,
              `${message} (${formatPrice(low)} contro ${formatPrice(high * times)}).`,
            ),
          ]
        : [];
    }),
  );
}

/** Ten times the price of the other venues is a comma in the wrong place; a factor of five already is no price policy. */
function neighbourFindings(error: Report, { slug, prices }: Venue, venues: readonly Venue[]): Finding[] {
  return items.flatMap((item) =>
    rates.flatMap((rate) => {
      const value = prices[item]?.[rate];
      const others = venues.flatMap((venue) =>
        venue.slug === slug ? [] : (venue.prices?.[item]?.[rate] ?? []),
      );
      if (!value || others.length === 0) return [];
      const far = others.filter((other) => other > 0 && (value >= other * 5 || value * 5 <= other));
      return far.length * 2 > others.length
        ? [
            error(
              `prices.${item}.${rate}`,
              `${formatPrice(value)} è troppo lontano dalle altre sedi (${formatPrice(far[0] as number)}): una cifra di troppo o di meno?`,
            ),
          ]
        : [];
    }),
  );
}

export function venuePriceFindings(venue: Venue, venues: readonly Venue[], season?: Season): Finding[] {
  const { error } = about(`venues/${venue.slug}.ts`);
  const { prices } = venue;
  if (!prices) return [error('prices', 'mancano i prezzi di questa sede.')];
  const findings = required.flatMap((item) => rateFindings(error, `prices.${item}`, prices[item]));
  const isHalfDaySold = optional.some((item) => prices[item]);
  for (const item of optional)
    if (prices[item]) findings.push(...rateFindings(error, `prices.${item}`, prices[item]));
    else if (isHalfDaySold)
      findings.push(error(`prices.${item}`, 'la mezza giornata si vende, ma qui manca il prezzo.'));
  return [
    ...findings,
    ...orderFindings(error, prices, season?.venues.weekdays.length ?? 5),
    ...neighbourFindings(error, venue, venues),
  ];
}

export function lateExitFindings({ lateExitPrices, venues }: Season): Finding[] {
  const { error } = about('season/season.ts');
  const { perDay, perWeek } = lateExitPrices;
  const findings = [
    ...amountFindings(error, 'lateExitPrices.perDay', perDay),
    ...amountFindings(error, 'lateExitPrices.perWeek', perWeek),
  ];
  const days = venues.weekdays.length;
  if (perWeek > perDay * days)
    findings.push(
      error(
        'lateExitPrices.perWeek',
        `la settimana di extra (${formatPrice(perWeek)}) costa più di ${days} giorni (${formatPrice(perDay)} l’uno).`,
      ),
    );
  if (perWeek < perDay)
    findings.push(
      error(
        'lateExitPrices.perWeek',
        `la settimana di extra (${formatPrice(perWeek)}) costa meno di un giorno.`,
      ),
    );
  return findings;
}

/** Weeks that begin within the days; none where they are not decided. */
const countWeeks = (days: { firstDay: string | null; lastDay: string | null } | null) =>
  days?.firstDay && days.lastDay
    ? Math.ceil((Date.parse(days.lastDay) - Date.parse(days.firstDay) + 1) / (7 * 86_400_000))
    : 0;

export function discountFindings(
  { chain, siblings, advance }: Edition['discounts'],
  season?: Season,
): Finding[] {
  const { error } = about('season/discounts.ts');
  const findings = Object.entries({
    'chain.percentPerPerson': chain.percentPerPerson,
    'chain.percentMax': chain.percentMax,
    'siblings.percent': siblings.percent,
    'advance.percent': advance.percent,
  }).flatMap(([field, percent]) =>
    percent > 0 && percent <= 50
      ? []
      : [error(field, `${percent}% non è uno sconto possibile: più di 0, al massimo 50.`)],
  );
  if (chain.percentPerPerson > chain.percentMax)
    findings.push(
      error(
        'chain.percentMax',
        `il massimo (${chain.percentMax}%) è più basso dello sconto di un solo amico (${chain.percentPerPerson}%).`,
      ),
    );
  const weekCount = (season && countWeeks(season.venues) - countWeeks(season.venues.pause)) || 52;
  for (const [field, weeks] of [
    ['chain.minWeeks', chain.minWeeks],
    ['advance.fromWeeks', advance.fromWeeks],
  ] as const)
    if (!Number.isInteger(weeks) || weeks < 1 || weeks > weekCount)
      findings.push(error(field, `${weeks} non è un numero di settimane: la stagione ne ha ${weekCount}.`));
  return findings;
}
