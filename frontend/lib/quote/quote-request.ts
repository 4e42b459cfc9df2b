import type { IsoDay } from '#frontend/content/types.ts';
import type { VenueSlug } from '#frontend/content/venues/venues.ts';

/** Upper bounds: larger values are a mistake or an attack; no valid quote needs so long an address. */
export const quoteLimits = { children: 10, friends: 99, addressCharacters: 5_000 };

/** Items of one child; weeks by their Monday. `age` is null until chosen. */
export type ChildDraft = {
  age: number | null;
  weeks: IsoDay[];
  halfDayWeeks: IsoDay[];
  days: number;
  halfDays: number;
  lateExits: number;
  lateExitWeeks: IsoDay[];
};

export type WeekKind = 'full' | 'half' | 'late';

/** Kind of the week of this Monday for this child, `null` at home. */
export function weekKindOf(child: ChildDraft, monday: IsoDay): WeekKind | null {
  if (child.halfDayWeeks.includes(monday)) return 'half';
  if (!child.weeks.includes(monday)) return null;
  return child.lateExitWeeks.includes(monday) ? 'late' : 'full';
}

/** True if half days are a choice for the child: the venue sells them, or some must be taken back. */
export const mayTakeHalfDays = ({ halfDays, halfDayWeeks }: ChildDraft, areSold: boolean): boolean =>
  areSold || halfDays > 0 || halfDayWeeks.length > 0;

/** State of the form, complete or not. */
export type QuoteDraft = {
  venue: VenueSlug | null;
  children: ChildDraft[];
  hasConvention: boolean;
  /** Besides the family's own children; null: the family makes no chain list. */
  friends: number | null;
  paysInAdvance: boolean;
  /** `null`: today. */
  paymentDay: IsoDay | null;
};

/** A draft in which `findProblems` found nothing. */
export type QuoteRequest = Omit<QuoteDraft, 'venue' | 'children'> & {
  venue: VenueSlug;
  children: (ChildDraft & { age: number })[];
};

/** The field a reason stands beside; children count from 1. */
export type QuoteField =
  | 'indirizzo'
  | 'sede'
  | 'bambini'
  | 'convenzione'
  | 'amici'
  | 'anticipo'
  | 'data'
  | `${'eta' | 'settimane' | 'giorni' | 'uscite' | 'voci'}-${number}`;

/** Reason for which no quote can be made, in a sentence for the family; some ages may still try the open day. */
export type QuoteProblem = {
  field: QuoteField;
  text: string;
  isAboutTrial?: boolean;
  /** Something is still to be chosen; no mistake. */
  isMissing?: boolean;
};

export const emptyChild: ChildDraft = {
  age: null,
  weeks: [],
  halfDayWeeks: [],
  days: 0,
  halfDays: 0,
  lateExits: 0,
  lateExitWeeks: [],
};

/** A quote without anything chosen; `venue` null until one is. */
export const emptyDraft = (venue: VenueSlug | null): QuoteDraft => ({
  venue,
  children: [emptyChild],
  hasConvention: false,
  friends: null,
  paysInAdvance: false,
  paymentDay: null,
});

/** Full and half-day weeks of a child. */
export const countWeeks = (child: ChildDraft): number => child.weeks.length + child.halfDayWeeks.length;
