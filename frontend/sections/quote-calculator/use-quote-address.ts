import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IsoDay } from '#frontend/content/types.ts';
import { type VenueSlug, venues } from '#frontend/content/venues/venues.ts';
import { isIsoDay } from '#frontend/lib/iso-day.ts';
import { emptyDraft, type QuoteDraft } from '#frontend/lib/quote/quote-request.ts';
import { type AddressReading, readAddress } from '#frontend/lib/quote/read-address.ts';
import { writeAddress } from '#frontend/lib/quote/write-address.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';

type QuoteAddress = {
  reading: AddressReading;
  /** `null` until there is something to compute: the first date of a page takes a slow phone a tenth of a second. */
  today: IsoDay | null;
  /** True while the form is being filled in: missing fields are then no mistake. */
  isBeingFilledIn: boolean;
  /** Shows missing fields as problems from here on. */
  tryToFinish: () => void;
  /** Keeps its identity: reads the current address at each call. */
  change: (update: (draft: QuoteDraft) => QuoteDraft) => void;
  form: RefObject<HTMLFormElement | null>;
};

/** Adds the choices made in the prerendered form before hydration. */
function withEarlyChoices(draft: QuoteDraft, form: HTMLFormElement): QuoteDraft {
  const chosen = new FormData(form);
  const age = chosen.get('eta-1');
  const day = String(chosen.get('data'));
  return {
    ...draft,
    venue: venues.find(({ slug }) => slug === chosen.get('sede'))?.slug ?? draft.venue,
    children: draft.children.map((child, at) => (at === 0 && age ? { ...child, age: Number(age) } : child)),
    hasConvention: chosen.has('convenzione'),
    friends: chosen.has('lista') ? 0 : draft.friends,
    paysInAdvance: chosen.has('anticipo'),
    paymentDay: isIsoDay(day) ? day : draft.paymentDay,
  };
}

/** The calculator's whole state, kept in the address; `anchor` is the hash under which it stands on the page. */
export function useQuoteAddress(venue: VenueSlug | null, anchor: string): QuoteAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  /** The prerendered form is the empty one. */
  const [isRunning, setIsRunning] = useState(false);
  const [today, setToday] = useState<IsoDay | null>(null);
  const [isBeingFilledIn, setBeingFilledIn] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The router renders in a transition; the form answers the touch at once.
  const [shown, show] = useOptimistic(search);
  // Shows choices made before hydration at once: read as empty they would look unchosen for a moment.
  const isFilled = isRunning || shown !== search;
  const reading = useMemo(
    (): AddressReading =>
      isFilled
        ? readAddress(shown, venue)
        : { state: 'empty', draft: emptyDraft(venue), problems: [], isCut: false },
    [shown, isFilled, venue],
  );
  const isValid = reading.state === 'valid';
  const change = useCallback(
    (update: (draft: QuoteDraft) => QuoteDraft) =>
      startTransition(() => {
        setBeingFilledIn(true);
        const next = writeAddress(update(readAddress(window.location.search, venue).draft));
        show(next);
        navigate({ pathname, search: next, hash: anchor }, { replace: true, state: { keepsScroll: true } });
      }),
    [pathname, venue, anchor, navigate, show],
  );

  // A layout effect, so that no press can come between hydration and this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the drawn form.
  useLayoutEffect(() => {
    // The whole form is drawn again: in slices.
    startTransition(() => setIsRunning(true));
    const { current: drawn } = form;
    if (!drawn || readAddress(search, venue).state !== 'empty') return;
    const empty = emptyDraft(venue);
    // Adds to the address as it is by then: a week may have been clicked since.
    if (writeAddress(withEarlyChoices(empty, drawn)) !== writeAddress(empty))
      change((now) => withEarlyChoices(now, drawn));
  }, []);
  const isComputed = isValid || isBeingFilledIn;
  useEffect(() => {
    if (isComputed) setToday(todayInRome(new Date(early?.now() ?? Date.now())));
  }, [isComputed]);
  return { reading, today, isBeingFilledIn, tryToFinish: () => setBeingFilledIn(false), change, form };
}
