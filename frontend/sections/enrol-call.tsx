import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { activityPage } from '#frontend/content/pages/activity.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import { ByState } from './by-state.tsx';
import { SeasonNote } from './season-note.tsx';
import { WaysOn } from './ways-on.tsx';

/** Call to enrol, with the season's dates and state; while enrolment is closed, how to hear of the next season. */
export function EnrolCall() {
  const { title, titleOff, text, primary, venues } = activityPage.enrol;
  return (
    <Section
      id="iscriviti"
      tone="sun"
      heading={<ByState words={{ 'enrolment-on': title, 'enrolment-off': titleOff }} />}
      lead={<span {...when('enrolment-on')}>{text}</span>}
    >
      <div className="stack gap-5 start">
        <SeasonNote calendar="venues" />
        <WaysOn />
        <div className="links" {...when('enrolment-on')}>
          <ButtonLink to={primary.to}>{primary.text}</ButtonLink>
          <SiteLink to={venues.to}>{venues.text}</SiteLink>
          <ExternalLink href={chatHref()}>{chatButtonLabel}</ExternalLink>
        </div>
      </div>
    </Section>
  );
}
