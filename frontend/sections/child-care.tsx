import { childCareRules, childCareTitle } from '#frontend/content/pages/child-care.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { Section } from '#frontend/ui/section.tsx';
import { RuleList } from './eligibility-rules.tsx';

/** People with the children at a venue, first aid, collection, illness. */
export function ChildCare({ venue }: { venue: Venue }) {
  return (
    // Not printed: without it a venue fits on two sides.
    <div className="no-print">
      <Section id="chi-sta-con-i-bambini" heading={childCareTitle}>
        <RuleList rules={childCareRules(venue)} />
      </Section>
    </div>
  );
}
