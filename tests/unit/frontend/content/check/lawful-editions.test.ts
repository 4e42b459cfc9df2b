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

it('finds nothing in a sound edition', () => {
  expect(find({})).toEqual([]);
});

it('says nothing of dates that are not decided yet', () => {
  const unknown = { firstDay: null, lastDay: null, pause: null };
  expect(
    find({
      season: {
        ...season,
        year: 2031,
        general: { ...season.general, ...unknown },
        venues: { ...season.venues, ...unknown },
        openDays: season.openDays.map((one) => ({ ...one, day: null, bookUntil: null })),
        promotion: { lastDay: null, lastTime: '23:59:59' },
        training: { animators: { firstDay: null }, villageLeaders: null },
      },
    }),
  ).toEqual([]);
});

it('takes an enrolment that opens in the year before, and holidays in both calendars', () => {
  const holidays = { holidays: ['2031-07-01'] } as const;
  expect(
    find({
      season: {
        ...season,
        enrolmentFrom: '2030-12-01',
        general: { ...season.general, ...holidays },
        venues: { ...season.venues, ...holidays },
      },
    }),
  ).toEqual([]);
});

describe('warns, and no more,', () => {
  it('where the venues and their pause end before the season does', () => {
    const venues = {
      ...season.venues,
      lastDay: '2031-08-29',
      pause: { firstDay: '2031-08-11', lastDay: '2031-08-15' },
    } as const;
    expect(find({ season: { ...season, venues } })).toEqual(['warning season/season.ts venues.lastDay']);
  });

  it('of a confirmed venue that search engines do not find', () => {
    expect(find({ venues: [lake, { ...pinewood, isIndexed: false }, cliff] })).toEqual([
      'warning venues/pineta.ts isIndexed',
    ]);
  });

  it('of a payment deadline on a public holiday', () => {
    const [finding] = findingsOf({ ...edition, season: { ...season, paymentWeekday: 'friday' } });
    expect(finding && formatFinding(finding)).toBe(
      'AVVISO   frontend/content/season/season.ts › paymentWeekday: per la settimana del 2031-08-18 si paga entro il 2031-08-15, che è festa: in sede non c’è nessuno.',
    );
  });

  it.each([
    ['venues', 9],
    ['activities', 12],
  ] as const)('of more %s than the %i that the lists are made for', (folder, most) => {
    const listOf = (length: number) => Array.from({ length }, () => edition[folder][0]);
    const warning = `warning ${folder}/index.ts list`;
    expect(find({ [folder]: listOf(most) })).not.toContain(warning);
    expect(find({ [folder]: listOf(most + 1) })).toContain(warning);
  });
});

it('refuses an edition in which no venue is confirmed', () => {
  expect(find({ venues: [cliff], season: { ...season, openDays: [] } })).toEqual([
    'error venues/index.ts list',
  ]);
});

it('refuses two open days that would share their calendar file', () => {
  const [first] = season.openDays as [(typeof season.openDays)[0]];
  expect(find({ season: { ...season, openDays: [first, { ...first, opens: '10:00' }] } })).toEqual([
    'error season/season.ts openDays[1]',
  ]);
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
