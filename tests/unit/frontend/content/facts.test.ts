import { expect, it } from 'vitest';
import { activities } from '#frontend/content/activities/activities.ts';
import { partnerFrames } from '#frontend/content/organisation/partner-frames.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { eligibilityRules, enrolmentSteps } from '#frontend/content/pages/enrolment-rules.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { menu } from '#frontend/content/pages/menu.ts';
import { discountItems } from '#frontend/content/pages/price-items.ts';
import { discounts } from '#frontend/content/season/discounts.ts';
import { season } from '#frontend/content/season/season.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize, formatCount, formatFrom } from '#frontend/italian/words.ts';

it('tells the rules of the chain with the figures that the calculator uses', () => {
  const { percentPerPerson, percentMax } = discounts.chain;
  expect(chainDiscount.lead.now).toContain(`${percentPerPerson}%`);
  expect(chainDiscount.lead.now).toContain(`${percentMax}%`);
  expect(discountItems.find(({ id }) => id === 'siblings')?.discount).toBe(`${discounts.siblings.percent}%`);
});

it('explains who may do what with the season’s own age and weekday', () => {
  expect(enrolmentSteps.map(({ text }) => text).join()).toContain(
    `${capitalize(formatFrom(season.certificateFromAge))} anni compiuti`,
  );
  expect(eligibilityRules.payment.text).toContain(
    `entro il ${formatWeekdayName(season.paymentWeekday)} della settimana prima`,
  );
});

it('counts the activities in its heading and leads to each from the menu', () => {
  expect(homeSections.activities.title.toLowerCase()).toContain(`${formatCount(activities.length)} modi`);
  const links = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry])).map(({ to }) => to);
  expect(links).toEqual(expect.arrayContaining(activities.map(({ slug }) => `/${slug}`)));
});

it('leads nowhere from the menu to a venue that search engines may not list', () => {
  const links = JSON.stringify(menu);
  const hidden = venues.filter(({ isIndexed }) => !isIndexed);
  expect(hidden.filter(({ slug }) => links.includes(`"/${slug}`))).toEqual([]);
});

it('frames the gallery of every activity that has one, after consent', () => {
  const waiting = partnerFrames.filter(({ loading }) => loading === 'consent').map(({ url }) => url);
  const galleries = activities.flatMap(({ gallery }) => gallery?.url ?? []);
  expect(waiting).toEqual(expect.arrayContaining(galleries));
});
