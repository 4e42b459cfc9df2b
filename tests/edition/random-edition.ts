import * as z from 'zod';
import { picture } from '#frontend/content/picture.ts';
import { organisation as organisationSchema } from '#frontend/content/schema/organisation.ts';
import { venue as venueSchema } from '#frontend/content/schema/venue.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { VenueSlug } from '#frontend/content/venues/index.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { addDays } from '#frontend/lib/dates.ts';
import { type Edition, edition } from './edition.ts';

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

type Random = ReturnType<typeof randomFrom>;

/** The value with or without everything that its schema lets be missing, and with lists of any shorter length. */
function vary(schema: unknown, value: unknown, random: Random): unknown {
  const { next, sometimes } = random;
  if (schema instanceof z.ZodNullable) return sometimes(null, vary(schema.unwrap(), value, random));
  if (schema instanceof z.ZodReadonly) return vary(schema.unwrap(), value, random);
  if (schema instanceof z.ZodBoolean) return next(2) === 0;
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.slice(0, next(value.length + 1)).map((item) => vary(schema.element, item, random));
  if (!(schema instanceof z.ZodObject) || value === null) return value;
  const fields = Object.entries(value as object).filter(
    ([name]) => !(schema.shape[name] instanceof z.ZodExactOptional) || next(2) === 0,
  );
  return Object.fromEntries(fields.map(([name, one]) => [name, vary(schema.shape[name], one, random)]));
}

/** An edition that the operator may write, of one to nine venues: the schemas' freedom, within the rules between fields. */
export function randomEdition(seed: number): Edition {
  const random = randomFrom(seed);
  const { next, sometimes } = random;
  const [template, , unconfirmed] = edition.venues as [Venue, Venue, Venue];
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
      ...(vary(venueSchema, { ...template, pool: 'Piscina scoperta' }, random) as Venue),
      slug: `sede-${at + 1}` as string as VenueSlug,
      name,
      cardTitle: sometimes(name, name.toUpperCase()),
      address: {
        street: `Via delle Vele ${at + 1}`,
        postalCode: '00062',
        city: 'Bracciano',
        mapUrl: `https://mappe.test/sede-${at + 1}`,
      },
      secretariat: sometimes(template.secretariat, []),
      conventions: sometimes({ count: next(30), isApproximate: true, names: [] }, null),
      prices: { enrolment: rate(0.125), week: rate(1), day: rate(0.25), ...halfDays },
      provisional: at > 0 ? sometimes(unconfirmed.provisional, null) : null,
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
  const { season } = edition;
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
    organisation: vary(organisationSchema, edition.organisation, random) as Edition['organisation'],
  };
}
