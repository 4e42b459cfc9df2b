import { useEffect, useRef } from 'react';
import { quoteForm, quoteResult } from '#frontend/content/pages/quote.ts';
import type { VenueSlug } from '#frontend/content/venues/venues.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import {
  type ChildDraft,
  emptyChild,
  type QuoteDraft,
  quoteLimits,
} from '#frontend/lib/quote/quote-request.ts';
import { quoteRules } from '#frontend/lib/quote/quote-rules.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { AllPrices } from './all-prices.tsx';
import { ChildCard } from './child-card.tsx';
import { FamilyOptions } from './family-options.tsx';
import styles from './quote-calculator.module.css';
import { QuoteResult } from './quote-result.tsx';
import { Reasons } from './reasons.tsx';
import { usePayableWeeks } from './use-payable-weeks.ts';
import { useQuoteAddress } from './use-quote-address.ts';
import { VenuePicker } from './venue-picker.tsx';

type QuoteCalculatorProps = {
  /** Chosen beforehand on a venue's own page, which has its own price table. */
  venue?: VenueSlug;
  /** The hash of the place where the calculator stands, e.g. `#quanto-spendo`. */
  anchor: string;
};

const sellsHalfDays = ({ venue }: QuoteDraft) =>
  venue === null || findVenue(venue).prices.halfDayWeek !== null;

const focusCard = (cards: HTMLElement | null, index: number) =>
  cards?.children[index]?.querySelector<HTMLElement>('h3')?.focus();

/** "Quanto spendo?": form and explained total, with the whole state in the address; plain price tables while the season has no weeks. */
export function QuoteCalculator({ venue, anchor }: QuoteCalculatorProps) {
  const address = useQuoteAddress(venue ?? null, anchor);
  const { reading, today, isBeingFilledIn, change, form } = address;
  const problems = reading.problems.filter(({ isMissing }) => !(isMissing && isBeingFilledIn));
  const payable = usePayableWeeks(reading.draft.paymentDay);
  const draft: QuoteDraft = reading.draft;
  const cards = useRef<HTMLOListElement>(null);
  const hasAdded = useRef(false);
  const count = draft.children.length;
  useEffect(() => {
    if (hasAdded.current) focusCard(cards.current, count - 1);
    hasAdded.current = false;
  }, [count]);
  const { isCut } = reading;
  useEffect(() => {
    // The anchor stood at the end that was cut.
    if (isCut) form.current?.scrollIntoView({ behavior: 'instant' });
  }, [isCut, form]);
  const setChildren = (update: (children: ChildDraft[], sellsHalfDays: boolean) => ChildDraft[]) =>
    change((now) => ({ ...now, children: update(now.children, sellsHalfDays(now)) }));

  if (quoteRules.weeks.length === 0) return <AllPrices />;
  return (
    <>
      <p className={styles.noScript}>{quoteForm.noScript}</p>
      <div className={styles.calculator}>
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            address.tryToFinish();
          }}
        >
          {/* Without it the Enter key submits nothing; Safari wants it laid out. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <Reasons problems={problems} fields={['indirizzo']} />
          {isCut ? (
            <Notice tone="warning" role="alert">
              <p>{quoteResult.cut}</p>
            </Notice>
          ) : null}
          <fieldset className={styles.part}>
            <legend>{quoteForm.venue}</legend>
            <VenuePicker
              venue={draft.venue}
              onChange={(slug) => change((now) => ({ ...now, venue: slug }))}
            />
            <Reasons problems={problems} fields={['sede']} />
          </fieldset>
          <fieldset className={styles.part}>
            <legend>{quoteForm.children}</legend>
            <ol ref={cards} className="stack gap-4">
              {draft.children.map((child, index) => (
                <ChildCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name than their number.
                  key={index}
                  number={index + 1}
                  child={child}
                  first={index > 0 ? draft.children[0] : undefined}
                  sellsHalfDays={sellsHalfDays(draft)}
                  prices={draft.venue ? findVenue(draft.venue).prices : null}
                  payableFrom={payable.payableFrom}
                  problems={problems.filter(({ field }) => field.endsWith(`-${index + 1}`))}
                  onChange={(update) =>
                    setChildren((children, sells) =>
                      children.map((one, at) => (at === index ? update(one, sells) : one)),
                    )
                  }
                  onRemove={
                    count > 1
                      ? () => {
                          setChildren((children) => children.filter((_, at) => at !== index));
                          focusCard(cards.current, Math.min(index, count - 2));
                        }
                      : undefined
                  }
                />
              ))}
            </ol>
            <Reasons problems={problems} fields={['bambini']} />
            {count < quoteLimits.children ? (
              <Button
                variant="secondary"
                icon={<Icon name="Plus" />}
                onClick={() => {
                  hasAdded.current = true;
                  setChildren((children) => [...children, emptyChild]);
                }}
              >
                {quoteForm.addChild}
              </Button>
            ) : null}
          </fieldset>
          <fieldset className={styles.part}>
            <legend>{quoteForm.family}</legend>
            <FamilyOptions
              draft={draft}
              problems={problems}
              isChainOver={payable.isChainOver}
              onChange={change}
            />
          </fieldset>
        </form>
        <QuoteResult reading={reading} today={today} isBeingFilledIn={isBeingFilledIn} anchor={anchor} />
      </div>
      {venue ? null : <AllPrices />}
    </>
  );
}
