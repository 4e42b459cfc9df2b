import { chatButtonLabel, chatHref, emailHref, phoneHref } from '#frontend/content/organisation/contacts.ts';
import { contacts } from '#frontend/content/organisation/organisation.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { venueChatMessage } from '#frontend/content/pages/venue-card.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { EligibilityRules } from '#frontend/sections/eligibility-rules.tsx';
import { PackingList } from '#frontend/sections/packing-list.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './venue.module.css';

const { registration, termsLink } = venuePage;

export function VenueRegistration({ venue }: { venue: Venue }) {
  return (
    <Section id="iscriversi" heading={registration.title} lead={registration.lead}>
      <div className={styles.stack}>
        <p className="no-print">
          <ButtonLink to={registration.link.to}>{registration.link.text}</ButtonLink>
        </p>
        <h3 className="no-print">{registration.rulesTitle}</h3>
        <EligibilityRules only={['certificate', 'payment', 'convention', 'telecomClub', 'chain']} />
        <PackingList />
        {/* On paper the footer has them. */}
        <div className="stack gap-4 no-print">
          <h3>{registration.contactsTitle}</h3>
          <p>{registration.contactsLead}</p>
          <div className="row">
            <ButtonLink to={chatHref(venueChatMessage(venue))} icon={<Icon name="MessageCircle" />}>
              {chatButtonLabel}
            </ButtonLink>
            <ButtonLink variant="secondary" to={phoneHref} icon={<Icon name="Phone" />}>
              {contacts.phone}
            </ButtonLink>
            <ButtonLink variant="secondary" to={emailHref()} icon={<Icon name="Mail" />}>
              {contacts.email}
            </ButtonLink>
          </div>
          <p>
            <SiteLink to={termsLink.to}>{termsLink.text}</SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
