import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IsoDay, VenueSlug } from '#frontend/content/types.ts';
import { todayInRome } from '#frontend/lib/dates.ts';
import { emptyDraft, type QuoteDraft } from '#frontend/lib/quote/quote-request.ts';
import { type AddressReading, readAddress } from '#frontend/lib/quote/read-address.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';

type QuoteAddress = {
  reading: AddressReading;
  /** `null` until the page runs in a browser: the prerendered form is the empty one. */
  today: IsoDay | null;
  change: (draft: QuoteDraft) => void;
};

/** The calculator's whole state, kept in the address; `anchor` is the hash under which it stands on the page. */
export function useQuoteAddress(venue: VenueSlug | null, anchor: string): QuoteAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [today, setToday] = useState<IsoDay | null>(null);
  useEffect(() => setToday(todayInRome(new Date())), []);

  const reading: AddressReading = today
    ? readAddress(search, venue)
    : { state: 'empty', draft: emptyDraft(venue), problems: [] };
  const change = (draft: QuoteDraft) =>
    navigate(
      { pathname, search: writeAddress(draft), hash: anchor },
      { replace: true, state: { keepsScroll: true } },
    );
  return { reading, today, change };
}
