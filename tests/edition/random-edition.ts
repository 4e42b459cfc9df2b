import type { Edition } from '#frontend/content/check/edition.ts';
import { picture } from '#frontend/content/picture.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { VenueSlug } from '#frontend/content/venues/index.ts';
import { addDays } from '#frontend/lib/dates.ts';
import { edition } from './edition.ts';

/** Park and Miller's generator: the same seed gives the same edition on every machine. */
function randomFrom(seed: number) {
  let state = (seed + 1) * 48_271;
  const next = (below: number): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
  return {
    next,
    sometimes: <Value, Other>(value: Value, other: Other): Value | Other => (next(2) === 0 ? value : other),
  };
}

/** An edition that the operator may write: one to nine venues, with or without everything that may be missing. */
export function randomEdition(seed: number): Edition {
  const { next, sometimes } = randomFrom(seed);
  const [template] = edition.venues as [Edition['venues'][0]];
  const firstDay: IsoDay = addDays('2031-06-02', 7 * next(4));
  const weeks = 2 + next(10);
  const lastDay = addDays(firstDay, 7 * (weeks - 1) + 4);
  const pauseStart = addDays(firstDay, 7 * next(weeks));
  const pause = sometimes({ firstDay: pauseStart, lastDay: addDays(pauseStart, 4) }, null);
  const calendar = { ...edition.season.general, firstDay, lastDay, pause: weeks > 3 ? pause : null };

  const venues = Array.from({ length: 1 + next(9) }, (_, at) => {
    const name = `Sede ${at + 1}`;
    const base = 120 + 8 * next(8);
    const rate = (part: number) => ({ base: base * part, convention: base * part * 0.75 });
    const halfDays = sometimes(
      { halfDayWeek: rate(0.5), halfDay: rate(0.125) },
      { halfDayWeek: null, halfDay: null },
    );
    return {
      ...template,
      slug: `sede-${at + 1}` as string as VenueSlug,
      name,
      cardTitle: sometimes(name, name.toUpperCase()),
      city: 'Bracciano',
      district: sometimes('Lungolago', null),
      address: {
        street: `Via delle Vele ${at + 1}`,
        postalCode: '00062',
        city: 'Bracciano',
        mapUrl: `https://mappe.test/sede-${at + 1}`,
      },
      positions: sometimes(10 + next(20), null),
      pool: sometimes('Piscina scoperta', null),
      features: sometimes(template.features, []),
      lessons: sometimes(template.lessons, null),
      garden: sometimes(template.garden, null),
      secretariat: sometimes(template.secretariat, []),
      conventions: sometimes({ count: next(30), isApproximate: true, names: [] }, null),
      prices: { enrolment: rate(0.125), week: rate(1), day: rate(0.25), ...halfDays },
      provisional: at > 0 ? sometimes(edition.venues[2]?.provisional ?? null, null) : null,
      picture: picture(`sede-${at + 1}.svg`, 'Due bambini in barca'),
      page: { ...template.page, title: `${name}, centro estivo a Bracciano · Fun Village` },
    };
  });

  const openDays = Array.from({ length: next(4) }, (_, at) => {
    const day = addDays('2031-04-06', 7 * at);
    const hours = { opens: '15:00', closes: '18:30' };
    return {
      venue: venues[0]?.slug as VenueSlug,
      ...hours,
      ...sometimes({ day, bookUntil: addDays(day, -1 - next(4)) }, { day: null, bookUntil: null }),
    };
  });
  const { organisation, season } = edition;
  return {
    ...edition,
    season: {
      ...season,
      general: calendar,
      venues: { ...season.venues, ...calendar },
      promotion: { lastDay: sometimes(addDays(firstDay, -3), null), lastTime: '23:59:59' },
      openDays,
      training: sometimes(season.training, { animators: { firstDay: null }, villageLeaders: null }),
    },
    discounts: {
      ...edition.discounts,
      advance: { percent: 5, fromWeeks: 1 + next(2) },
      chain: { percentPerPerson: 3, percentMax: 15, minWeeks: 1 },
    },
    venues,
    activities: edition.activities.slice(0, next(3)),
    organisation: {
      ...organisation,
      company: { ...organisation.company, capital: sometimes('Capitale versato 10.000 €', null) },
      reviews: sometimes(organisation.reviews, []),
      socials: sometimes(organisation.socials, []),
      whatToBring: organisation.whatToBring.slice(0, next(3)),
      afterVenues: sometimes('Si gioca ancora una settimana.', null),
      chainList: sometimes('La lista si manda in chat.', null),
      partnerAddresses: {
        ...organisation.partnerAddresses,
        bookingSetsCookies: sometimes(true, false),
      },
    },
  };
}
