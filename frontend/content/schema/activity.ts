import * as z from 'zod';
import { icon, iconText, list, name, pageText, picture, slug, text, webAddress } from './formats.ts';
import { dailyEvent } from './season.ts';

export const showCard = z.strictObject({ theme: text, show: text, picture });
export const sport = z.strictObject({ name: text, icon });

/** The special part of an activity's page, one component of `sections/centrepieces/` each. */
export const centrepieces = {
  pools: z.strictObject({ attractions: list(iconText) }),
  garden: z.strictObject({
    size: text,
    text,
    link: z.strictObject({ text, to: z.custom<`/${string}`>((value) => /^\//.test(String(value))) }),
  }),
  playbill: z.strictObject({
    title: text,
    themeLabel: text,
    showLabel: text,
    cards: list(showCard),
    note: z.exactOptional(text),
  }),
  scoreboard: z.strictObject({
    title: text,
    choice: text,
    sports: list(sport),
    medals: text,
    podium: picture,
  }),
  'prize-wheel': z.strictObject({ title: text, text }),
  'week-strip': z.strictObject({
    title: text,
    events: list(dailyEvent),
    everyTwoWeeks: text,
    prize: text,
    note: z.exactOptional(text),
  }),
};

/** Shown of an activity on other pages. */
export const activityCard = z.strictObject({
  /** Address of its page and name of its file. */
  slug,
  /** On its card, in the menu and in the breadcrumb. */
  name,
  card: z.strictObject({ text, picture }),
  gallery: z
    .strictObject({
      title: text,
      subject: text,
      url: webAddress,
      /** Three, shown before the visitor opens it. */
      pictures: list(picture),
      tone: z.exactOptional(z.enum(['paper', 'sand'])),
    })
    .nullable(),
});

const page = activityCard.extend({
  picture,
  page: pageText.extend({
    heading: text,
    lead: text,
    tone: z.enum(['sun', 'sky', 'terracotta', 'pine', 'dusk', 'sand']),
    shape: z.enum(['arch', 'hill', 'side']),
  }),
});
const withCentrepiece = <Id extends keyof typeof centrepieces>(id: Id) =>
  page.extend({ centrepiece: z.literal(id), special: centrepieces[id] });

export const activity = z.discriminatedUnion(
  'centrepiece',
  [
    withCentrepiece('pools'),
    withCentrepiece('garden'),
    withCentrepiece('playbill'),
    withCentrepiece('scoreboard'),
    withCentrepiece('prize-wheel'),
    withCentrepiece('week-strip'),
    page.extend({ centrepiece: z.null(), special: z.exactOptional(z.undefined()) }),
  ],
  {
    error: () => `qui si scrive null, o uno di questi: ${Object.keys(centrepieces).join(', ')}.`,
  },
);
