import * as z from 'zod';
import { email, list, origin, phone, statistic, text, vatNumber, webAddress } from './formats.ts';

const namedAddress = z.strictObject({ name: text, url: webAddress });

const review = z
  .strictObject({
    text,
    author: text,
    /** For example «mamma di una bambina di 7 anni», without the child's name. */
    role: text,
    /** Stars. */
    rating: z.literal([1, 2, 3, 4, 5]),
    /** The words that stand out, taken from `text`. */
    highlight: text,
  })
  .refine((one) => one.text.includes(one.highlight), {
    path: ['highlight'],
    error: ({ input }) =>
      `le parole in evidenza («${(input as { highlight: string }).highlight}») non sono nel testo.`,
  });

/** Refuses items that share one of these fields, at the second one. */
const unlike = <Item extends z.ZodType>(
  item: Item,
  sentences: Partial<Record<keyof z.infer<Item> & string, string>>,
) =>
  list(item).superRefine((items, context) => {
    for (const field of Object.keys(sentences) as (keyof typeof sentences)[])
      for (const [at, one] of items.entries())
        if (items.findIndex((other) => other[field] === one[field]) < at)
          context.addIssue({
            code: 'custom',
            path: [at, field],
            input: one[field],
            message: `«${one[field]}» ${sentences[field]}`,
          });
  });

/** The exports of `organisation/organisation.ts`, which says what they are for. */
export const organisation = z.strictObject({
  siteOrigin: origin,
  organisation: z.strictObject({
    foundedYear: z.int().min(1900).max(new Date().getFullYear()),
    experienceYears: text,
    childrenHosted: z.int().min(100, {
      error: ({ input }) => `«${input}»: le migliaia si scrivono senza punto, 10000.`,
    }),
    country: text,
    area: text,
    taxNumber: vatNumber,
  }),
  company: z.strictObject({
    name: text,
    registeredOffice: text,
    register: text.nullable(),
    capital: text.nullable(),
  }),
  contacts: z.strictObject({
    phone,
    email,
    chat: z.strictObject({ number: phone, availability: text, address: webAddress }),
  }),
  socials: unlike(namedAddress, { name: 'c’è due volte.', url: 'è l’indirizzo di due profili.' }),
  safeguarding: z.strictObject({ person: text, email }),
  safeguardingDocuments: list(namedAddress),
  appDocuments: z.strictObject({ terms: webAddress, privacy: webAddress }),
  priceTax: text,
  documents: text,
  /** Between the last day of the venues and that of the general calendar; `null`: nothing to say. */
  afterVenues: text.nullable(),
  refunds: text,
  complaints: text.nullable(),
  insurance: text,
  lunch: z.strictObject({ included: text, onHalfDays: text, diets: text }),
  positionsLabel: text,
  whatToBring: list(text),
  telecomClubName: text,
  chainList: text.nullable(),
  galleryAddresses: z.strictObject({
    all: webAddress,
    aquafun: webAddress,
    relax: webAddress,
    shows: webAddress,
    sports: webAddress,
    activities: webAddress,
    dailyEvents: webAddress,
  }),
  partnerAddresses: z.strictObject({
    galleryService: text,
    galleryPrivacy: webAddress,
    bookingService: text,
    bookingPrivacy: webAddress,
    /** The booking form stores more than technical cookies: it then waits for a tap. */
    bookingSetsCookies: z.boolean(),
    applicationService: text,
    applicationPrivacy: webAddress,
    shop: webAddress,
    openDayBooking: webAddress,
    appStoreIos: webAddress,
    appStoreAndroid: webAddress,
    applicationForm: webAddress,
  }),
  furtherOrigins: z.strictObject({ shop: list(origin), openDayBooking: list(origin) }),
  reviews: unlike(review, { text: 'è il testo di due recensioni.' }),
  reviewsChoice: text,
  reviewsProvenance: text,
  reviewStatistics: list(z.strictObject({ value: statistic, label: text })),
  statisticsSource: text,
});

/** Export of `organisation/controller.ts`. */
export const controller = z.strictObject({
  name: text,
  address: text,
  email,
  certifiedEmail: email,
  /** `null`: none is appointed. */
  dataProtectionOfficer: text.nullable(),
  health: text.nullable(),
  transfers: text,
  retention: text,
  childrenImages: text,
  applicants: text,
  /** Reviews that the site shows. */
  reviews: text,
  /** Addresses of people who want to hear of the next season. */
  notices: text,
});

/** Exports of `organisation/child-care.ts` and `parent-answers.ts`, each a sentence or two; `null`: the pages leave it out. */
export const childCare = z.strictObject({
  animatorsPerChild: text.nullable(),
  checks: text.nullable(),
  firstAid: text.nullable(),
});
export const parentAnswers = z.strictObject({
  collection: text.nullable(),
  illness: text.nullable(),
  medicines: text.nullable(),
  swimming: text.nullable(),
  settlingIn: text.nullable(),
  weather: text.nullable(),
});

/** `members/content/addresses.ts`: for the staff alone. */
export const staffAddresses = z.strictObject({
  phone,
  email,
  photoFolder: webAddress,
  photoManual: webAddress,
});

/** `members/content/venue-prefixes.ts`, by venue. */
export const venuePrefixes = z.record(
  z.string(),
  z.string().regex(/^[A-Z]{2}$/, { error: ({ input }) => `«${input}»: servono due lettere maiuscole.` }),
);

export type Controller = z.infer<typeof controller>;
export type ChildCare = z.infer<typeof childCare>;
export type ParentAnswers = z.infer<typeof parentAnswers>;
export type Organisation = z.infer<typeof organisation>;
