import type { Rate, VenuePrices } from '#frontend/content/prices.ts';
import { venueSlugs } from '#frontend/content/types.ts';
import type { Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';
import { isTime } from './season-rules.ts';

const { error } = about('prices.ts');
const required = ['enrolment', 'week', 'day'] as const;
const optional = ['halfDayWeek', 'halfDay'] as const;

/** An amount of euro that can be charged, with at most two decimals; only the enrolment may be free. */
function amountFindings(field: string, euro: unknown): Finding[] {
  if (typeof euro !== 'number' || !Number.isFinite(euro)) return [error(field, 'manca il prezzo.')];
  if (euro < 0 || (euro === 0 && !field.includes('.enrolment.')))
    return [error(field, `${euro} € non è un prezzo: deve essere più di zero.`)];
  const cents = euro * 100;
  return Math.abs(cents - Math.round(cents)) > 1e-6
    ? [error(field, `${euro} € ha frazioni di centesimo: al massimo due cifre dopo la virgola.`)]
    : [];
}

function rateFindings(field: string, rate: Rate | null | undefined): Finding[] {
  if (!rate) return [error(field, 'manca il prezzo.')];
  const findings = [
    ...amountFindings(`${field}.base`, rate.base),
    ...amountFindings(`${field}.convention`, rate.convention),
  ];
  if (findings.length === 0 && rate.convention > rate.base)
    findings.push(
      error(
        `${field}.convention`,
        `la tariffa convenzione (${rate.convention} €) è più alta di quella base (${rate.base} €).`,
      ),
    );
  return findings;
}

/** A shorter stay never costs more than a longer one. */
function orderFindings(slug: string, venue: VenuePrices): Finding[] {
  const pairs = [
    ['halfDay', 'day', 'la mezza giornata costa più del giorno intero'],
    ['halfDayWeek', 'week', 'la settimana a mezza giornata costa più di quella intera'],
    ['day', 'week', 'un giorno costa più di una settimana'],
    ['halfDay', 'halfDayWeek', 'una mezza giornata costa più di una settimana di mezze giornate'],
  ] as const;
  return pairs.flatMap(([shorter, longer, message]) =>
    (['base', 'convention'] as const).flatMap((rate) => {
      const [low, high] = [venue[shorter]?.[rate], venue[longer]?.[rate]];
      return low !== undefined && high !== undefined && low > high
        ? [error(`${slug}.${shorter}.${rate}`, `${message} (${low} € contro ${high} €).`)]
        : [];
    }),
  );
}

function venueFindings(slug: string, venue: VenuePrices | undefined): Finding[] {
  if (!venue) return [error(slug, 'mancano i prezzi di questa sede.')];
  const findings = required.flatMap((item) => rateFindings(`${slug}.${item}`, venue[item]));
  const missing = optional.filter((item) => !venue[item]);
  for (const item of optional)
    if (venue[item]) findings.push(...rateFindings(`${slug}.${item}`, venue[item]));
    else if (missing.length < optional.length)
      findings.push(error(`${slug}.${item}`, 'la mezza giornata si vende, ma qui manca il prezzo.'));
  return [...findings, ...orderFindings(slug, venue)];
}

export function priceFindings({ prices, lateExitPrices, halfDayUntil, season }: Facts): Finding[] {
  const { perDay, perWeek } = lateExitPrices;
  const findings = [
    ...venueSlugs.flatMap((slug) => venueFindings(slug, prices[slug])),
    ...amountFindings('lateExitPrices.perDay', perDay),
    ...amountFindings('lateExitPrices.perWeek', perWeek),
  ];
  const { opens, closes, weekdays } = season.campus;
  if (perWeek > perDay * weekdays.length)
    findings.push(
      error(
        'lateExitPrices.perWeek',
        `la settimana di extra (${perWeek} €) costa più di ${weekdays.length} giorni (${perDay} € l’uno).`,
      ),
    );
  if (!isTime(halfDayUntil) || halfDayUntil <= opens || halfDayUntil >= closes)
    findings.push(
      error('halfDayUntil', `${halfDayUntil} non sta tra apertura (${opens}) e chiusura (${closes}).`),
    );
  return findings;
}

export function discountFindings({ discounts, season }: Facts): Finding[] {
  const report = about('discounts.ts').error;
  const { chain, siblings, advance } = discounts;
  const percents = {
    'chain.percentPerPerson': chain.percentPerPerson,
    'chain.percentMax': chain.percentMax,
    'siblings.percent': siblings.percent,
    'advance.percent': advance.percent,
  };
  const findings = Object.entries(percents).flatMap(([field, percent]) =>
    percent > 0 && percent < 100 ? [] : [report(field, `${percent}% non è uno sconto possibile.`)],
  );
  if (chain.percentPerPerson > chain.percentMax)
    findings.push(
      report(
        'chain.percentMax',
        `il massimo (${chain.percentMax}%) è più basso dello sconto di un solo amico (${chain.percentPerPerson}%).`,
      ),
    );
  for (const [field, weeks] of [
    ['chain.minWeeks', chain.minWeeks],
    ['advance.fromWeeks', advance.fromWeeks],
  ] as const)
    if (!Number.isInteger(weeks) || weeks < 1 || weeks > 52)
      findings.push(report(field, `${weeks} non è un numero di settimane di ${season.label}.`));
  return findings;
}
