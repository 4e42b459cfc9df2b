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

/** Items with something in common, told at the second. */
const unlike = <Item extends z.ZodType>(item: Item, field: keyof z.infer<Item> & string, sentence: string) =>
  list(item).superRefine((items, context) => {
    for (const [at, one] of items.entries())
      if (items.findIndex((other) => other[field] === one[field]) < at)
        context.addIssue({
          code: 'custom',
          path: [at, field],
          input: one[field],
          message: `«${one[field]}» ${sentence}`,
        });
  });

/** The exports of `organisation/organisation.ts`. */
export const organisation = z.strictObject({
  /** Scheme and host under which the site is published: canonical links, link previews and the sitemap. */
  siteOrigin: origin,
  organisation: z.strictObject({
    foundedYear: z.int().min(1900).max(2100),
    /** Claims of the page for sports centres. */
    experienceYears: text,
    childrenHosted: z.int().min(100, {
      error: ({ input }) => `«${input}»: le migliaia si scrivono senza punto, 10000.`,
    }),
    country: text,
    area: text,
    taxNumber: vatNumber,
  }),
  /** Required of a company on its site (D.Lgs. 70/2003 art. 7; c.c. art. 2250). */
  company: z.strictObject({
    name: text,
    registeredOffice: text,
    /** `null`: not in the register. */
    register: text.nullable(),
    /** `null` where there is no capital to declare. */
    capital: text.nullable(),
  }),
  contacts: z.strictObject({
    phone,
    email,
    /** `address`: opens a conversation; the number and the message are appended. */
    chat: z.strictObject({ number: phone, availability: text, address: webAddress }),
  }),
  socials: unlike(namedAddress, 'name', 'c’è due volte.'),
  /** The person who watches over the protection of the children. */
  safeguarding: z.strictObject({ person: text, email }),
  /** For the foot of every page; empty if the operator is no sports body. */
  safeguardingDocuments: list(namedAddress),
  /** The app's own contract and privacy notice, which hold for enrolment and payment. */
  appDocuments: z.strictObject({ terms: webAddress, privacy: webAddress }),
  priceTax: text,
  documents: text,
  /** Between the last day of the venues and that of the general calendar; `null`: nothing to say. */
  afterVenues: text.nullable(),
  refunds: text,
  insurance: text,
  lunch: z.strictObject({ included: text, onHalfDays: text, diets: text }),
  positionsLabel: text,
  whatToBring: list(text),
  telecomClubName: text,
  /** How the list of friends is handed in; `null`: not said. */
  chainList: text.nullable(),
  /** A new activity may write its gallery's address in its own file. */
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
  /** Where their pages lead on inside the frame, e.g. to pay; any other address is blocked there. */
  furtherOrigins: z.strictObject({ shop: list(origin), openDayBooking: list(origin) }),
  reviews: unlike(review, 'text', 'è il testo di due recensioni.'),
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

/** Told to the staff alone, in `members/content/addresses.ts`. */
export const staffAddresses = z.strictObject({
  phone,
  email,
  photoFolder: webAddress,
  photoManual: webAddress,
});

export type Controller = z.infer<typeof controller>;
export type ChildCare = z.infer<typeof childCare>;
export type ParentAnswers = z.infer<typeof parentAnswers>;
export type Organisation = z.infer<typeof organisation>;
