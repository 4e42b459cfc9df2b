import { childCareLink, childCareRules, childCareTitle } from '#frontend/content/pages/child-care.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import { RuleList } from './eligibility-rules.tsx';

/** People with the children at a venue, first aid, collection, illness. */
export function ChildCare({ venue }: { venue: Venue }) {
  return (
    // Not printed: without it a venue fits on two sides.
    <div className="no-print">
      <Section id="chi-sta-con-i-bambini" heading={childCareTitle}>
        <RuleList rules={childCareRules(venue)} />
        <p>
          <SiteLink to={childCareLink.to}>{childCareLink.text}</SiteLink>
        </p>
      </Section>
    </div>
  );
}
