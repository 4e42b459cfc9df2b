import { campus, venueChatMessage } from '#frontend/content/campus.ts';
import { chatHref } from '#frontend/content/contacts.ts';
import type { Venue } from '#frontend/content/venues.ts';
import { DiscountCards } from '#frontend/sections/discount-cards.tsx';
import { EligibilityRules } from '#frontend/sections/eligibility-rules.tsx';
import { PriceTable } from '#frontend/sections/price-table.tsx';
import { QuoteCalculator } from '#frontend/sections/quote-calculator/quote-calculator.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './campus.module.css';

const { pricing } = campus;

export function CampusPricing({ venue }: { venue: Venue }) {
  return (
    <>
      <Section id="prezzi" heading={pricing.title} lead={pricing.lead}>
        <div className={styles.stack}>
          <PriceTable venue={venue.slug} />
          <h3>{pricing.discountsTitle}</h3>
          <p>{pricing.discountsLead}</p>
          <DiscountCards level={4} />
          <h3>{pricing.conventionsTitle}</h3>
          <Conventions venue={venue} />
          <h3>{pricing.proofTitle}</h3>
          <EligibilityRules only={['convention', 'telecomClub', 'chain']} />
        </div>
      </Section>
      <Section id="quanto-spendo" heading={pricing.quoteTitle} tone="sky">
        <QuoteCalculator venue={venue.slug} anchor="#tariffe" />
      </Section>
    </>
  );
}

function Conventions({ venue }: { venue: Venue }) {
  if (!venue.conventions) return <p>{pricing.conventionsNone}</p>;
  const { count, names } = venue.conventions;
  return (
    <>
      <p>{pricing.conventionsCount(count)}</p>
      {names.length > 0 ? (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <p>
          <SiteLink to={chatHref(venueChatMessage(venue))}>{pricing.conventionsMissing}</SiteLink>
        </p>
      )}
    </>
  );
}
