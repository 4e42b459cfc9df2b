import { venuePage } from '#frontend/content/pages/venue.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import type { VenueSlug } from '#frontend/content/venues/venues.ts';
import { quoteRules } from '#frontend/lib/quote/quote-rules.ts';
import { DiscountCards } from '#frontend/sections/discount-cards.tsx';
import { EligibilityRules } from '#frontend/sections/eligibility-rules.tsx';
import { PriceTable } from '#frontend/sections/price-table.tsx';
import { QuoteCalculator } from '#frontend/sections/quote-calculator/quote-calculator.tsx';
import { PrintButton } from '#frontend/ui/print-button.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { Conventions } from './conventions.tsx';
import { Included } from './included.tsx';
import styles from './venue.module.css';

const { pricing } = venuePage;

export function VenuePricing({ venue }: { venue: Venue }) {
  return (
    <>
      <Section id="prezzi" heading={pricing.title} lead={pricing.lead}>
        <div className={styles.stack}>
          <PriceTable venue={venue} />
          <PrintButton label={pricing.print} only="prezzi" />
          <Included venue={venue} />
          <h3>{pricing.discountsTitle}</h3>
          {/* On paper the cards say it, each its part. */}
          <p className="no-print">{pricing.discountsLead}</p>
          <DiscountCards level={4} />
          <h3>{pricing.conventionsTitle}</h3>
          <Conventions venue={venue} />
          {/* On paper the last tab has all of them. */}
          <div className="stack gap-4 no-print">
            <h3>{pricing.proofTitle}</h3>
            <EligibilityRules only={['convention', 'telecomClub', 'chain']} />
          </div>
        </div>
      </Section>
      {quoteRules.weeks.length > 0 ? (
        <Section id="quanto-spendo" heading={pricing.quoteTitle} tone="sky">
          <QuoteCalculator venue={venue.slug as VenueSlug} anchor="#tariffe" />
        </Section>
      ) : null}
    </>
  );
}
