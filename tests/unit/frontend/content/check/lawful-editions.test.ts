import { describe, expect, it } from 'vitest';
import { formatFinding } from '#frontend/content/check/finding.ts';
import { pageWordFindings } from '#frontend/content/check/site-rules.ts';
import { type Edition, edition, findingsOf } from '#tests/fixtures/edition/edition.ts';
import { cliff, lake, pinewood } from '#tests/fixtures/edition/venues.ts';

const find = (changes: Partial<Edition>) =>
  findingsOf({ ...edition, ...changes }).map(
    ({ level, file, field }) => `${level} ${file.replace('frontend/content/', '')} ${field}`,
  );
const { season } = edition;

const inBoth = (change: Partial<Edition['season']['general']>) => ({
  general: { ...season.general, ...change },
  venues: { ...season.venues, ...change },
});
const undecided: Partial<Edition['season']> = {
  ...inBoth({ firstDay: null, lastDay: null, pause: null }),
  year: 2031,
  openDays: season.openDays.map((one) => ({ ...one, day: null, bookUntil: null })),
  promotion: { lastDay: null, lastTime: '23:59:59' },
  training: { animators: { firstDay: null }, villageLeaders: null },
};
const pause = { firstDay: '2031-08-11', lastDay: '2031-08-15' } as const;
const shorter = { venues: { ...season.venues, lastDay: '2031-08-29', pause } } as const;
const [first] = season.openDays as [(typeof season.openDays)[0]];
const sharing = [first, { ...first, opens: '10:00' }];

it.each<[what: string, change: Partial<Edition['season']>, findings: string[]]>([
  ['as it is', {}, []],
  ['whose dates are not decided yet', undecided, []],
  ['whose enrolment opens in the year before', { enrolmentFrom: '2030-12-01' }, []],
  ['with holidays in both calendars', inBoth({ holidays: ['2031-07-01'] }), []],
  ['that outlasts its venues', shorter, ['warning season/season.ts venues.lastDay']],
  ['with two open days in one file', { openDays: sharing }, ['error season/season.ts openDays[1]']],
])('judges a season %s', (_what, change, findings) => {
  expect(find({ season: { ...season, ...change } })).toEqual(findings);
});

it('warns of a confirmed venue that search engines do not find', () => {
  const venues = [lake, { ...pinewood, isIndexed: false }, cliff];
  expect(find({ venues })).toEqual(['warning venues/pineta.ts isIndexed']);
});

it('refuses an edition in which no venue is confirmed', () => {
  const findings = find({ venues: [cliff], season: { ...season, openDays: [] } });
  expect(findings).toEqual(['error venues/index.ts list']);
});

it('warns of a payment deadline on a public holiday', () => {
  const [finding] = findingsOf({ ...edition, season: { ...season, paymentWeekday: 'friday' } });
  expect(finding && formatFinding(finding)).toBe(
    'AVVISO   frontend/content/season/season.ts › paymentWeekday: per la settimana del 2031-08-18 si paga entro il 2031-08-15, che è festa: in sede non c’è nessuno.',
  );
});

it.each([
  ['venues', 9],
  ['activities', 12],
] as const)('warns of more %s than the %i that the lists are made for', (folder, most) => {
  const listOf = (length: number) => Array.from({ length }, () => edition[folder][0]);
  const warning = `warning ${folder}/index.ts list`;
  expect(find({ [folder]: listOf(most) })).not.toContain(warning);
  expect(find({ [folder]: listOf(most + 1) })).toContain(warning);
});

it('says what is wrong in a sentence with both values', () => {
  const prices = { ...pinewood.prices, week: { base: 150, convention: 160.5 } };
  const [finding] = findingsOf({ ...edition, venues: [lake, { ...pinewood, prices }, cliff] });
  expect(finding && formatFinding(finding)).toBe(
    'ERRORE   frontend/content/venues/pineta.ts › prices.week.convention: la tariffa convenzione (160,50\u00A0€) è più alta di quella base (150\u00A0€).',
  );
});

describe('the words for search results', () => {
  const page = (file: string, more: object = {}) => ({
    ...{ file: `pages/${file}.ts`, prefix: 'page.', slug: file },
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
    expect(of(page('a'), page('b', { title: 'a' }))).toEqual([
      'error frontend/content/pages/b.ts page.title',
    ]);
  });

  it('are warned of where they say too little', () => {
    expect(of(page('a', { description: 'Poche parole.' }))).toEqual([
      'warning frontend/content/pages/a.ts page.description',
    ]);
  });
});
