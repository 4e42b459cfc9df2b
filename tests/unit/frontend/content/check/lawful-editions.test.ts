import { describe, expect, it } from 'vitest';
import { formatFinding } from '#frontend/content/check/finding.ts';
import { pageWordFindings } from '#frontend/content/check/site-rules.ts';
import { rawEdition as edition, findingsOf, type RawEdition } from '#tests/fixtures/edition/edition.ts';

const find = (changes: Partial<RawEdition>) =>
  findingsOf({ ...edition, ...changes }).map(
    ({ level, file, field }) => `${level} ${file.replace('frontend/content/data/', '')} ${field}`,
  );
const { season } = edition;
const [lake, pinewood, cliff] = edition.venues as [Venue, Venue, Venue];
type Venue = RawEdition['venues'][0];

const inBoth = (change: Partial<RawEdition['season']['general']>) => ({
  general: { ...season.general, ...change },
  venues: { ...season.venues, ...change },
});
const undecided: Partial<RawEdition['season']> = {
  ...inBoth({ firstDay: null, lastDay: null, pause: null }),
  year: 2031,
  openDays: season.openDays.map((one) => ({ ...one, day: null, bookUntil: null })),
  promotion: { firstDay: null, lastDay: null, lastTime: '23:59:59' },
  training: { animators: { firstDay: null }, villageLeaders: null },
};
const pause = { firstDay: '2031-08-11', lastDay: '2031-08-15' } as const;
const shorter = { venues: { ...season.venues, lastDay: '2031-08-29', pause } } as const;
const [first] = season.openDays as [(typeof season.openDays)[0]];
const sharing = [first, { ...first, opens: '10:00' }];

it.each<[what: string, change: Partial<RawEdition['season']>, findings: string[]]>([
  ['as it is', {}, []],
  ['whose dates are not decided yet', undecided, []],
  ['whose enrolment opens in the year before', { enrolmentFrom: '2030-12-01' }, []],
  ['with holidays in both calendars', inBoth({ holidays: ['2031-07-01'] }), []],
  ['that outlasts its venues', shorter, ['warning season.json venues.lastDay']],
  ['with two open days in one file', { openDays: sharing }, ['error season.json openDays[1]']],
])('judges a season %s', (_what, change, findings) => {
  expect(find({ season: { ...season, ...change } })).toEqual(findings);
});

it('refuses an edition in which no venue is confirmed', () => {
  const findings = find({ venues: [cliff], season: { ...season, openDays: [] } });
  expect(findings).toEqual(['error venues.json (file)']);
});

it('warns of a payment deadline on a public holiday', () => {
  const [finding] = findingsOf({ ...edition, season: { ...season, paymentWeekday: 'friday' } });
  expect(finding && formatFinding(finding)).toBe(
    'AVVISO   frontend/content/data/season.json › paymentWeekday: per la settimana del 18 agosto 2031 si paga entro il 15 agosto 2031, che è festa: in sede non c’è nessuno.',
  );
});

it('says what is wrong in a sentence with both values', () => {
  const prices = { ...pinewood.prices, week: { base: 150, convention: 160.5 } };
  const [finding] = findingsOf({ ...edition, venues: [lake, { ...pinewood, prices }, cliff] });
  expect(finding && formatFinding(finding)).toBe(
    'ERRORE   frontend/content/data/venues.json › pineta.prices.week.convention: la tariffa convenzione (160,50\u00A0€) è più alta di quella base (150\u00A0€).',
  );
});

describe('the words for search results', () => {
  const page = (file: string, more: object = {}) => ({
    ...{ file: `pages/${file}.ts`, field: 'page', slug: file },
    words: {
      title: file,
      description: `Giochi, sport e spettacoli per tutta l’estate, dal lunedì al venerdì. ${file}`,
      updated: '2025-02-03',
      ...more,
    } as const,
  });
  const of = (...pages: ReturnType<typeof page>[]) =>
    [...pageWordFindings(pages)].map(({ level, file, field }) => `${level} ${file} ${field}`);

  it('are a page’s own', () => {
    expect(of(page('a'), page('b', { title: 'a' }))).toEqual(['error pages/b.ts page.title']);
  });
});
