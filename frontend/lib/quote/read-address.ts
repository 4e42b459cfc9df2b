import { problemTexts } from '#frontend/content/pages/quote.ts';
import type { VenueSlug } from '#frontend/content/venues/venues.ts';
import { isIsoDay } from '../iso-day.ts';
import { findProblems } from './find-problems.ts';
import {
  emptyDraft,
  type QuoteDraft,
  type QuoteField,
  type QuoteProblem,
  type QuoteRequest,
  quoteLimits,
} from './quote-request.ts';
import { type QuoteRules, quoteRules } from './quote-rules.ts';
import { readChild } from './read-child.ts';
import { markOf } from './write-address.ts';

/**
 * `empty`: the address says nothing of a quote. `refused`: `draft` holds what could be understood. `isCut`: a part of it
 * is missing, by the mark that our buttons write; an address without a mark is read as it is.
 */
export type AddressReading = (
  | { state: 'empty'; draft: QuoteDraft; problems: [] }
  | { state: 'refused'; draft: QuoteDraft; problems: QuoteProblem[] }
  | { state: 'valid'; draft: QuoteRequest; problems: [] }
) & { isCut: boolean };

const names = ['sede', 'bambino', 'convenzione', 'amici', 'anticipo', 'data'] as const;

const isRequest = (_draft: QuoteDraft, problems: QuoteProblem[]): _draft is QuoteRequest =>
  problems.length === 0;

/** Reads a quote's query; `venue` stands in when the address names none. Never throws. */
export function readAddress(
  search: string,
  venue: VenueSlug | null = null,
  rules: QuoteRules = quoteRules,
): AddressReading {
  const draft = emptyDraft(venue);
  if (search.length > quoteLimits.addressCharacters)
    return {
      state: 'refused',
      draft,
      problems: [{ field: 'indirizzo', text: problemTexts.addressTooLong }],
      isCut: false,
    };
  const params = new URLSearchParams(search);
  if (!names.some((name) => params.has(name))) return { state: 'empty', draft, problems: [], isCut: false };

  const problems: QuoteProblem[] = [];
  const complain = (field: QuoteField, text: string) => problems.push({ field, text });
  /** The one value of a name; the same value twice is one, two different ones are none. */
  const single = (name: (typeof names)[number] & QuoteField, contradiction: string): string => {
    const values = [...new Set(params.getAll(name).map((value) => value.trim()))];
    if (values.length < 2) return values[0] ?? '';
    complain(name, contradiction);
    return '';
  };
  const flag = (name: 'convenzione' | 'anticipo'): boolean => {
    const value = single(name, problemTexts.switchUnclear);
    if (value !== '' && value !== '0' && value !== '1') complain(name, problemTexts.switchUnclear);
    return value === '1';
  };

  const slug = single('sede', problemTexts.venueTwice);
  if (slug) {
    draft.venue = Object.hasOwn(rules.prices, slug) ? (slug as VenueSlug) : null;
    if (!draft.venue) complain('sede', problemTexts.venueUnknown);
  }

  const texts = params.getAll('bambino');
  if (texts.length > quoteLimits.children)
    complain('bambini', problemTexts.tooManyChildren(quoteLimits.children));
  const read = texts.slice(0, quoteLimits.children).map((text, index) => readChild(text, index + 1, rules));
  draft.children = read.map(({ child }) => child);
  problems.push(...read.flatMap((one) => one.problems));

  draft.hasConvention = flag('convenzione');
  draft.paysInAdvance = flag('anticipo');

  const friends = single('amici', problemTexts.friendsUnclear(quoteLimits.friends));
  if (/^\d+$/.test(friends) && Number(friends) <= quoteLimits.friends) draft.friends = Number(friends);
  else if (friends) complain('amici', problemTexts.friendsUnclear(quoteLimits.friends));

  const day = single('data', problemTexts.paymentDayUnclear);
  if (isIsoDay(day)) draft.paymentDay = day;
  else if (day) complain('data', problemTexts.paymentDayUnclear);

  // A field that already has a reason needs no second one, nor does a child whose items could not be read.
  const fields = new Set(problems.map(({ field }) => field));
  const unread = new Set(problems.map(({ field }) => field.split('-')[1]));
  const further = findProblems(draft, rules).filter(
    ({ field }) => !fields.has(field) && !(field.startsWith('voci-') && unread.has(field.split('-')[1])),
  );
  const all = [...problems, ...further];
  const marks = [params.get('inizio'), params.get('fine')];
  const isCut = marks.some((mark) => mark !== null) && marks.some((mark) => mark !== markOf(draft));
  return isRequest(draft, all)
    ? { state: 'valid', draft, problems: [], isCut }
    : { state: 'refused', draft, problems: all, isCut };
}
