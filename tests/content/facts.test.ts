import { expect, it } from 'vitest';
import { activityCards } from '#frontend/content/activity-cards.ts';
import { contacts } from '#frontend/content/contacts.ts';
import { dailyEventCards, prizes } from '#frontend/content/daily-events.ts';
import { lunchCourses } from '#frontend/content/meals.ts';
import { organisation } from '#frontend/content/organisation/organisation.ts';
import { partnerFrames } from '#frontend/content/organisation/partners.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { eligibilityRules, enrolmentSteps } from '#frontend/content/pages/enrolment-rules.ts';
import { home } from '#frontend/content/pages/home.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { partnershipClaims, partnershipServices } from '#frontend/content/pages/partnership.ts';
import { campusTabs } from '#frontend/content/pages/venue.ts';
import { prices } from '#frontend/content/prices.ts';
import { discounts } from '#frontend/content/season/discounts.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { showCards } from '#frontend/content/shows.ts';
import { sportsList } from '#frontend/content/sports-list.ts';
import { testimonialStatistics, testimonials } from '#frontend/content/testimonials.ts';
import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { examineContent } from '#frontend/lib/doctor/examine-content.ts';

it('holds no contradiction', () => {
  expect(examineContent().filter(({ level }) => level === 'error')).toEqual([]);
});

it('tells the rules of the chain with the figures that the calculator uses', () => {
  const { percentPerPerson, percentMax } = discounts.chain;
  expect(chainDiscount.lead).toContain(`${percentPerPerson}%`);
  expect(chainDiscount.lead).toContain(`${percentMax}%`);
  expect(chainDiscount.rules.join(' ')).toContain(seasonText.chainDeadline);
});

it('offers the half day where it is sold and nowhere else', () => {
  for (const { halfDayWeek, halfDay } of Object.values(prices))
    expect(Boolean(halfDayWeek)).toBe(Boolean(halfDay));
});

it('has five tabs on a campus page, with the names that families know', () => {
  expect(campusTabs.map(({ label }) => label)).toEqual([
    'La Sede',
    'Il Programma',
    'Pranzo e Merenda',
    'Tariffe',
    'Iscrizioni',
  ]);
});

it('fills the home page: three slides, three values, six activities that lead to six pages, five reviews', () => {
  expect(home.hero.slides).toHaveLength(3);
  expect(homeSections.about.values.map(({ title }) => title)).toEqual([
    'Divertimento',
    'Sicurezza',
    'Qualità del servizio',
  ]);
  expect(new Set(activityCards.map(({ to }) => to)).size).toBe(6);
  expect(testimonials.length).toBeGreaterThanOrEqual(5);
  expect(testimonialStatistics.map(({ value }) => value)).toEqual(['98%', '4,9/5', '100+']);
  expect(organisation.foundedYear).toBe(1994);
});

it('pairs the six themes with their shows', () => {
  expect(showCards.map(({ theme, show }) => `${theme} = ${show}`)).toEqual([
    'Mestieri ed Invenzioni = Italia’s Got Talent',
    'Il Circo = Circus Show',
    'Campioni e Celebrità = Tale e Quale Show',
    'Il Musical = Musical Show',
    'Sanremo = Festival di Sanremo',
    'I Cartoni Animati = Cartoon Show',
  ]);
});

it('lists the six sports and the six daily events with their items', () => {
  expect(sportsList.map(({ name }) => name)).toEqual([
    'Calcio',
    'Basket',
    'Volley',
    'Tennis',
    'Padel',
    'Dodgeball',
  ]);
  expect(dailyEventCards.map(({ when }) => when)).toEqual([...season.general.weekdays, 'everyTwoWeeks']);
  expect(dailyEventCards.slice(0, 5).every(({ items }) => items.length === 3)).toBe(true);
  expect(prizes).toEqual({ daily: 'Kit Wow', recreational: 'Kit Golosone', medalsDay: 'friday' });
});

it('explains enrolment in four steps and the rules of who may do what', () => {
  expect(enrolmentSteps).toHaveLength(4);
  expect(enrolmentSteps[2]?.text).toContain(`solo dai ${season.certificateFromAge} anni`);
  expect(eligibilityRules.payment.text).toContain(
    `entro il ${formatWeekdayName(season.paymentWeekday)} della settimana prima`,
  );
  expect(lunchCourses).toHaveLength(5);
});

it('offers sports centres six services and two claims', () => {
  expect(partnershipServices).toHaveLength(6);
  expect(partnershipClaims.map(({ value }) => value)).toEqual(['30+', 'oltre 10.000']);
});

it('frames two direct partners and seven galleries that wait for consent', () => {
  const loadings = Object.values(partnerFrames).map(({ loading }) => loading);
  expect(loadings.filter((loading) => loading === 'direct')).toHaveLength(2);
  expect(loadings.filter((loading) => loading === 'consent')).toHaveLength(7);
  expect(partnerFrames.shop.heightReductionPx).toBe(800);
});

it('marks the chat as answered around the clock', () => {
  expect(contacts.chat.availability).toBe('24/24h');
});
