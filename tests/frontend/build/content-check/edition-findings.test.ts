import { describe, expect, it } from 'vitest';
import type { Edition } from '#frontend/build/content-check/edition.ts';
import { editionFindings } from '#frontend/build/content-check/edition-findings.ts';
import { formatFinding } from '#frontend/build/content-check/finding.ts';
import { pageWordFindings } from '#frontend/build/content-check/page-rules.ts';
import { edition } from '#tests/edition/edition.ts';

interface Loose {
  [name: string]: Loose;
}

/** The sound edition with some values changed, by their paths. */
function changed(changes: Record<string, unknown>): Edition {
  const copy = structuredClone(edition);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('/');
    const last = names.pop() as string;
    const owner = names.reduce<Loose>((object, name) => object[name] as Loose, copy as unknown as Loose);
    Object.assign(owner, { [last]: value });
  }
  return copy;
}

const find = (changes: Record<string, unknown>) =>
  editionFindings(changed(changes)).map(
    ({ level, file, field }) => `${level} ${file.replace('frontend/content/', '')} ${field}`,
  );

it('finds nothing in a sound edition', () => {
  expect(editionFindings(edition)).toEqual([]);
});

it('warns, and no more, where the venues and their pause end before the season does', () => {
  expect(
    find({ 'season/venues/lastDay': '2031-08-29', 'season/venues/pause/lastDay': '2031-08-15' }),
  ).toEqual(['warning season/season.ts venues.lastDay']);
});

it.each<[what: string, path: string, value: unknown, finding: string]>([
  ['a season that ends before it starts', 'season/general/lastDay', '2031-05-30', 'general.lastDay'],
  ['a pause that ends before it starts', 'season/venues/pause/lastDay', '2031-08-08', 'venues.pause.lastDay'],
  ['a day that does not exist', 'season/venues/firstDay', '2031-06-31', 'venues.firstDay'],
  ['a day of another year', 'season/promotion/lastDay', '2030-05-31', 'promotion.lastDay'],
  [
    'an excluded week outside the season',
    'season/general/pause',
    { firstDay: '2031-09-15', lastDay: '2031-09-19' },
    'general.pause',
  ],
  ['a season that does not start on a Monday', 'season/general/firstDay', '2031-06-10', 'general.firstDay'],
  ['a pause that ends in midweek', 'season/general/pause/lastDay', '2031-08-13', 'general.pause.lastDay'],
  ['calendars that open at different hours', 'season/venues/opens', '08:00', 'venues.opens'],
  ['venues that outlast the season', 'season/venues/lastDay', '2031-09-19', 'venues.lastDay'],
  ['a late exit before closing time', 'season/venues/lateExit', '16:00', 'venues.lateExit'],
  ['a half day that outlasts the day', 'season/venues/halfDayUntil', '17:30', 'venues.halfDayUntil'],
  [
    'a promotion that ends when the season runs',
    'season/promotion/lastDay',
    '2031-06-30',
    'promotion.lastDay',
  ],
  ['an enrolment that opens when the season runs', 'season/enrolmentFrom', '2031-06-09', 'enrolmentFrom'],
  ['a promotion that begins after its end', 'season/promotion/firstDay', '2031-05-31', 'promotion.firstDay'],
  ['a holiday on a Sunday', 'season/general/holidays', ['2031-06-29'], 'general.holidays'],
  ['a holiday before the season', 'season/venues/holidays', ['2031-06-02'], 'venues.holidays'],
  ['a holiday of one calendar alone', 'season/general/holidays', ['2031-07-01'], 'venues.holidays'],
  ['a season of another year than its first day', 'season/year', 2032, 'year'],
  ['no year while the first day is not known', 'season/general/firstDay', null, 'year'],
  ['a deadline for an open day without a date', 'season/openDays/0/day', null, 'openDays[0].day'],
  ['an hour of the promotion without seconds', 'season/promotion/lastTime', '23:59', 'promotion.lastTime'],
  [
    'a training after the opening',
    'season/training/animators/firstDay',
    '2031-07-01',
    'training.animators.firstDay',
  ],
  ['a trial above the lowest age', 'season/ages/trialFrom', 6, 'ages.trialFrom'],
  ['a certificate that nobody needs', 'season/certificateFromAge', 15, 'certificateFromAge'],
  ['a fraction of a cent', 'season/lateExitPrices/perDay', 5.005, 'lateExitPrices.perDay'],
  ['a late week dearer than its days', 'season/lateExitPrices/perWeek', 31, 'lateExitPrices.perWeek'],
  ['an open day at a venue that is none', 'season/openDays/0/venue', 'altrove', 'openDays[0].venue'],
  ['an open day at a venue without address', 'season/openDays/0/venue', 'scogliera', 'openDays[0].venue'],
  ['a booking deadline on the day', 'season/openDays/0/bookUntil', '2031-05-17', 'openDays[0].bookUntil'],
  [
    'a booking deadline after the event',
    'season/openDays/0/bookUntil',
    '2031-05-21',
    'openDays[0].bookUntil',
  ],
  ['an open day that ends before it starts', 'season/openDays/0/closes', '14:00', 'openDays[0].closes'],
])('names %s in season.ts', (_, path, value, field) => {
  expect(find({ [path]: value })).toContain(`error season/season.ts ${field}`);
});

it.each<[what: string, path: string, value: unknown, finding: string]>([
  [
    'a convention above the base price',
    'venues/1/prices/week/convention',
    160,
    'venues/pineta.ts prices.week.convention',
  ],
  [
    'a convention with a digit too few',
    'venues/1/prices/week/convention',
    13,
    'venues/pineta.ts prices.week.convention',
  ],
  ['a missing price', 'venues/0/prices/day', undefined, 'venues/lago-verde.ts prices.day'],
  ['a missing rate', 'venues/0/prices/week/base', undefined, 'venues/lago-verde.ts prices.week.base'],
  ['a price written as text', 'venues/0/prices/week/base', '135', 'venues/lago-verde.ts prices.week.base'],
  ['a negative price', 'venues/0/prices/halfDay/base', -24, 'venues/lago-verde.ts prices.halfDay.base'],
  [
    'a half day offered without its price',
    'venues/0/prices/halfDay',
    null,
    'venues/lago-verde.ts prices.halfDay',
  ],
  [
    'a half day dearer than a day',
    'venues/0/prices/halfDay/base',
    40,
    'venues/lago-verde.ts prices.halfDay.base',
  ],
  [
    'a price ten times that of the others',
    'venues/0/prices/enrolment/base',
    120,
    'venues/lago-verde.ts prices.enrolment.base',
  ],
  [
    'a week dearer than its five days',
    'venues/1/prices/week/base',
    1500,
    'venues/pineta.ts prices.week.base',
  ],
  ['a discount over one half', 'discounts/siblings/percent', 60, 'season/discounts.ts siblings.percent'],
  ['a cap below one step', 'discounts/chain/percentMax', 2, 'season/discounts.ts chain.percentMax'],
  [
    'more weeks than the season has',
    'discounts/advance/fromWeeks',
    13,
    'season/discounts.ts advance.fromWeeks',
  ],
  [
    'a secretariat that closes before it opens',
    'venues/0/secretariat/0/closes',
    '07:00',
    'venues/lago-verde.ts secretariat[0]',
  ],
  [
    'names that do not match their number',
    'venues/0/conventions/count',
    3,
    'venues/lago-verde.ts conventions.count',
  ],
  [
    'an address copied from another venue',
    'venues/1/address/mapUrl',
    'https://mappe.test/lago-verde',
    'venues/pineta.ts address.mapUrl',
  ],
  ['an address in another town', 'venues/1/address/city', 'Latina', 'venues/pineta.ts address.city'],
  ['a postal code that is none', 'venues/1/address/postalCode', '144', 'venues/pineta.ts address.postalCode'],
  ['lessons for nobody', 'venues/0/lessons/fromAge', 13, 'venues/lago-verde.ts lessons.fromAge'],
  ['a name that another venue has', 'venues/1/name', 'Lago Verde', 'venues/pineta.ts name'],
  [
    'a confirmed venue still spoken of as undecided',
    'venues/1/page/lead',
    'Stiamo definendo questa sede.',
    'venues/pineta.ts page.lead',
  ],
  ['an edition without venues', 'venues', [], 'venues/index.ts list'],
  ['a gap in the day', 'dailySlots/1/opens', '09:30', 'season/programme.ts dailySlots «Attività»'],
  ['two events on one day', 'dailyEvents/0/when', 'tuesday', 'season/programme.ts dailyEvents'],
  ['a name that another activity has', 'activities/1/name', 'Vela', 'activities/orto.ts name'],
])('names %s', (_, path, value, finding) => {
  expect(find({ [path]: value })).toContain(`error ${finding}`);
});

it.each<[what: string, path: string, value: unknown, field: string]>([
  ['an address that is none', 'galleryAddresses/all', 'galleria', 'galleryAddresses.all'],
  [
    'an address that can be read on the way',
    'partnerAddresses/shop',
    'http://negozio.test',
    'partnerAddresses.shop',
  ],
  [
    'a further origin with a path',
    'furtherOrigins/shop',
    ['https://paga.test/cassa'],
    'furtherOrigins.shop[0]',
  ],
  [
    'a further origin that can be read on the way',
    'furtherOrigins/openDayBooking',
    ['http://paga.test'],
    'furtherOrigins.openDayBooking[0]',
  ],
  ['an e-mail without its domain', 'contacts/email', 'info@', 'contacts.email'],
  ['a phone without its prefix', 'contacts/phone', '06 000000', 'contacts.phone'],
  ['an address of the site with a slash at its end', 'siteOrigin', 'https://campo.test/', 'siteOrigin'],
  ['a VAT number with a digit too few', 'organisation/taxNumber', '1234567890', 'organisation.taxNumber'],
  ['a highlight that nobody wrote', 'reviews/0/highlight', 'altro', 'reviews[0].highlight'],
])('names %s in organisation.ts', (_, path, value, field) => {
  expect(find({ [`organisation/${path}`]: value })).toContain(`error organisation/organisation.ts ${field}`);
});

it('refuses an edition in which no venue is confirmed', () => {
  const [lake, , cliff] = edition.venues;
  const provisional = cliff?.provisional;
  expect(find({ venues: [{ ...lake, provisional, isIndexed: false }], 'season/openDays': [] })).toContain(
    'error venues/index.ts list',
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

it('serves an edition of one venue, without reviews, socials or open days', () => {
  expect(
    find({
      venues: edition.venues.slice(0, 1),
      'season/openDays': [],
      'organisation/reviews': [],
      'organisation/socials': [],
      activities: [],
    }),
  ).toEqual([]);
});

it('says nothing of dates that are not decided yet', () => {
  const unknown = { firstDay: null, lastDay: null, pause: null };
  const { general, venues } = edition.season;
  expect(
    find({
      'season/year': 2031,
      'season/general': { ...general, ...unknown },
      'season/venues': { ...venues, ...unknown },
      'season/openDays': edition.season.openDays.map((one) => ({ ...one, day: null, bookUntil: null })),
      'season/promotion/lastDay': null,
      'season/training': { animators: { firstDay: null }, villageLeaders: null },
    }),
  ).toEqual([]);
});

it('takes an enrolment that opens in the year before, and holidays in both calendars', () => {
  expect(
    find({
      'season/enrolmentFrom': '2030-12-01',
      'season/general/holidays': ['2031-07-01'],
      'season/venues/holidays': ['2031-07-01'],
    }),
  ).toEqual([]);
});

it('says nothing of single dates that are not decided yet', () => {
  expect(
    find({
      'season/general/pause': null,
      'season/venues/pause': null,
      'season/promotion/lastDay': null,
      'season/training/villageLeaders': null,
      'season/openDays/0/day': null,
      'season/openDays/0/bookUntil': null,
    }),
  ).toEqual([]);
});

it('refuses two open days that would share their calendar file', () => {
  const [first] = edition.season.openDays;
  expect(find({ 'season/openDays': [first, { ...first, opens: '10:00' }] })).toEqual([
    'error season/season.ts openDays[1]',
  ]);
});

it('warns of a confirmed venue that search engines do not find, and of a rough count that the names do not reach', () => {
  expect(
    find({
      'venues/1/isIndexed': false,
      'venues/0/conventions/isApproximate': true,
      'venues/0/conventions/count': 9,
    }),
  ).toEqual(['warning venues/lago-verde.ts conventions.count', 'warning venues/pineta.ts isIndexed']);
});

it('says what is wrong in a sentence with both values', () => {
  const [finding] = editionFindings(changed({ 'venues/1/prices/week/convention': 160.5 }));
  expect(finding && formatFinding(finding)).toBe(
    'ERRORE   frontend/content/venues/pineta.ts › prices.week.convention: la tariffa convenzione (160,50\u00A0€) è più alta di quella base (150\u00A0€).',
  );
});

it('turns an entry of an impossible shape into a sentence', () => {
  expect(find({ 'venues/0/secretariat': 'dalle 9 alle 13', 'season/general': null })).toEqual(
    expect.arrayContaining(['error season/season.ts (forma)', 'error venues/lago-verde.ts (forma)']),
  );
});

describe('the words for search results', () => {
  const description = 'Giochi, sport e spettacoli per tutta l’estate, dal lunedì al venerdì.';
  const page = (file: string, more: object) => ({
    ...{ file, prefix: 'page.' },
    words: { title: file, description: `${description} ${file}`, updated: '2031-02-03', ...more } as const,
  });
  const of = (...pages: ReturnType<typeof page>[]) =>
    pageWordFindings(pages).map(({ level, file, field }) => `${level} ${file} ${field}`);

  it('have at most 60 characters in a title and 155 in a description', () => {
    expect(of(page('pages/a.ts', { title: 'a'.repeat(60), description: 'a'.repeat(155) }))).toEqual([]);
    expect(of(page('pages/a.ts', { title: 'a'.repeat(61), description: 'a'.repeat(156) }))).toEqual([
      'error frontend/content/pages/a.ts page.title',
      'error frontend/content/pages/a.ts page.description',
    ]);
  });

  it('are a page’s own', () => {
    expect(of(page('pages/a.ts', {}), page('pages/b.ts', { title: 'pages/a.ts' }))).toEqual([
      'error frontend/content/pages/b.ts page.title',
    ]);
  });

  it('are warned of where they say too little', () => {
    expect(of(page('pages/a.ts', { description: 'Poche parole.' }))).toEqual([
      'warning frontend/content/pages/a.ts page.description',
    ]);
  });

  it('are measured too where they stand in for those of a venue that is not confirmed', () => {
    const index = edition.venues.findIndex(({ provisional }) => provisional);
    expect(find({ [`venues/${index}/provisional/description`]: 'a'.repeat(156) })).toEqual([
      `error venues/${edition.venues[index]?.slug}.ts provisional.description`,
    ]);
  });
});
