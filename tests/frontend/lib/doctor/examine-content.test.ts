import { expect, it } from 'vitest';
import { examineContent } from '#frontend/lib/doctor/examine-content.ts';
import type { Facts } from '#frontend/lib/doctor/facts.ts';
import { writeFinding } from '#frontend/lib/doctor/finding.ts';
import { soundFacts } from './sound-facts.ts';

interface Loose {
  [name: string]: Loose;
}

/** Sound facts with one value changed, the path written as an operator would read it. */
function withValue(path: string, value: unknown): Facts {
  const facts = structuredClone(soundFacts);
  const names = path.split('/');
  const last = names.pop() as string;
  const owner = names.reduce<Loose>((object, name) => object[name] as Loose, facts as unknown as Loose);
  Object.assign(owner, { [last]: value });
  return facts;
}

const errorsOf = (facts: Facts) => examineContent({}, facts).filter(({ level }) => level === 'error');

it('finds nothing in sound facts', () => {
  expect(examineContent({}, soundFacts)).toEqual([]);
});

it('only warns of the two known differences between the calendars', () => {
  const facts = withValue('season/campus/lastDay', '2025-09-05');
  facts.season.campus.pause.lastDay = '2025-08-15';
  expect(examineContent({}, facts).map(({ level, field }) => [level, field])).toEqual([
    ['warning', 'campus.lastDay'],
    ['warning', 'campus.pause.lastDay'],
  ]);
});

it.each([
  [
    'a season that ends before it starts',
    'season/general/lastDay',
    '2025-05-30',
    'season.ts',
    'general.lastDay',
  ],
  [
    'a pause that ends before it starts',
    'season/campus/pause/lastDay',
    '2025-08-08',
    'season.ts',
    'campus.pause.lastDay',
  ],
  ['a day that does not exist', 'season/campus/firstDay', '2025-06-31', 'season.ts', 'campus.firstDay'],
  ['a day of another year', 'season/chainDeadline/day', '2024-05-31', 'season.ts', 'chainDeadline.day'],
  [
    'an excluded week outside the season',
    'season/general/pause',
    { firstDay: '2025-09-15', lastDay: '2025-09-19' },
    'season.ts',
    'general.pause',
  ],
  [
    'a season that does not start on a Monday',
    'season/general/firstDay',
    '2025-06-10',
    'season.ts',
    'general.firstDay',
  ],
  ['a new disagreement of the calendars', 'season/campus/opens', '08:00', 'season.ts', 'campus.opens'],
  [
    'a campus calendar that outlasts the season',
    'season/campus/lastDay',
    '2025-09-19',
    'season.ts',
    'campus.lastDay',
  ],
  ['a late exit before closing time', 'season/campus/lateExit', '16:00', 'season.ts', 'campus.lateExit'],
  [
    'a promotion that outlasts the season',
    'season/chainDeadline/day',
    '2025-10-31',
    'season.ts',
    'chainDeadline.day',
  ],
  [
    'a training after the opening',
    'season/training/animators/firstDay',
    '2025-07-01',
    'season.ts',
    'training.animators.firstDay',
  ],
  ['a trial above the lowest age', 'season/ages/trialFrom', 5, 'season.ts', 'ages.trialFrom'],
  ['a label of another year', 'season/label', 'Estate 2026', 'season.ts', 'label'],
  [
    'a convention above the base price',
    'prices/sc-ostiense/week/convention',
    150,
    'prices.ts',
    'sc-ostiense.week.convention',
  ],
  ['a missing price', 'prices/sport-city/day', undefined, 'prices.ts', 'sport-city.day'],
  ['a missing rate', 'prices/sport-city/week/base', undefined, 'prices.ts', 'sport-city.week.base'],
  ['a price written as text', 'prices/sport-city/week/base', '135', 'prices.ts', 'sport-city.week.base'],
  ['a negative price', 'prices/tc-nascosa/halfDay/base', -24, 'prices.ts', 'tc-nascosa.halfDay.base'],
  ['a fraction of a cent', 'lateExitPrices/perDay', 5.005, 'prices.ts', 'lateExitPrices.perDay'],
  [
    'a half day offered without its price',
    'prices/sport-city/halfDay',
    null,
    'prices.ts',
    'sport-city.halfDay',
  ],
  [
    'a half day dearer than a day',
    'prices/sport-city/halfDay/base',
    40,
    'prices.ts',
    'sport-city.halfDay.base',
  ],
  ['a half day that ends after closing time', 'halfDayUntil', '17:30', 'prices.ts', 'halfDayUntil'],
  ['an impossible discount', 'discounts/siblings/percent', 110, 'discounts.ts', 'siblings.percent'],
  ['a cap below one step', 'discounts/chain/percentMax', 3, 'discounts.ts', 'chain.percentMax'],
  [
    'a weekday that does not match its date',
    'openDaySessions/0/weekday',
    'saturday',
    'open-day-sessions.ts',
    'SPORT CITY.weekday',
  ],
  [
    'a booking deadline after the event',
    'openDaySessions/0/bookUntil',
    '2025-05-21',
    'open-day-sessions.ts',
    'SPORT CITY.bookUntil',
  ],
  [
    'an event that ends before it starts',
    'openDaySessions/0/closes',
    '14:00',
    'open-day-sessions.ts',
    'SPORT CITY.closes',
  ],
  [
    'a secretariat that closes before it opens',
    'venues/sport-city/secretariat/0/closes',
    '07:00',
    'venues.ts',
    'sport-city.secretariat[0]',
  ],
  [
    'a list of names that does not match its number',
    'venues/sc-ostiense/conventions/names',
    ['Ente'],
    'venues.ts',
    'sc-ostiense.conventions',
  ],
  ['a gap in the day', 'dailySlots/1/opens', '09:30', 'programme.ts', 'Attività'],
  ['two events on one day', 'dailyEventCards/0/when', 'tuesday', 'daily-events.ts', 'tuesday'],
  [
    'a highlight that nobody wrote',
    'testimonials/0/highlight',
    'altro',
    'testimonials.ts',
    'testimonials[0].highlight',
  ],
  [
    'a pause that ends in midweek',
    'season/general/pause/lastDay',
    '2025-08-13',
    'season.ts',
    'general.pause.lastDay',
  ],
  ['an address that is none', 'partnerFrames/relax/url', 'galleria', 'partners.ts', 'relax.url'],
  [
    'an address that can be read on the way',
    'partnerLinks/appStoreIos/url',
    'http://example.com',
    'partners.ts',
    'appStoreIos.url',
  ],
  ['an e-mail without its domain', 'contacts/email', 'info@', 'contacts.ts', 'contacts.email'],
  ['a phone without its prefix', 'contacts/phone', '06 000000', 'contacts.ts', 'contacts.phone'],
])('names %s with file and field', (_, path, value, file, field) => {
  const facts = withValue(path, value);
  expect(errorsOf(facts)).toContainEqual(expect.objectContaining({ file, field }));
});

it('says what is wrong in a sentence with both values', () => {
  const [finding] = errorsOf(withValue('prices/sc-ostiense/week/convention', 150));
  expect(finding && writeFinding(finding)).toBe(
    'ERRORE   frontend/content/prices.ts › sc-ostiense.week.convention: la tariffa convenzione (150 €) è più alta di quella base (139 €).',
  );
});

it('refuses a page title that search results would cut, and one used twice', () => {
  const text = { title: 'Titolo', description: 'Descrizione', updated: '2026-11-21' } as const;
  const pages = {
    'pages/a.ts': { ...text, title: 'a'.repeat(61) },
    'pages/b.ts': text,
    'pages/c.ts': { ...text, description: 'Altra' },
  };
  expect(examineContent(pages, soundFacts).map(({ file, field }) => [file, field])).toEqual([
    ['pages/a.ts', 'title'],
    ['pages/b.ts', 'description'],
    ['pages/c.ts', 'title'],
  ]);
});
