import { Suspense } from 'react';
import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { iscrizioni as text } from '#frontend/content/pages/iscrizioni.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { Page } from '#frontend/layout/page.tsx';
import { when } from '#frontend/lib/season/season-state.ts';
import { AppLinks } from '#frontend/sections/app-links.tsx';
import { ByState } from '#frontend/sections/by-state.tsx';
import { DiscountCards } from '#frontend/sections/discount-cards.tsx';
import { EligibilityRules } from '#frontend/sections/eligibility-rules.tsx';
import { EnrolmentSteps } from '#frontend/sections/enrolment-steps.tsx';
import { MainAction } from '#frontend/sections/main-action.tsx';
import { PaymentDeadlines } from '#frontend/sections/payment-deadlines.tsx';
import { QuoteCalculator } from '#frontend/sections/quote-calculator/quote-calculator.tsx';
import { SeasonNote } from '#frontend/sections/season-note.tsx';
import { Socials } from '#frontend/sections/socials.tsx';
import { VenueComparison } from '#frontend/sections/venue-comparison.tsx';
import { VenueDates } from '#frontend/sections/venue-dates.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';

const on = when('enrolment-on');
const off = when('enrolment-off');

export default function Enrolment() {
  return (
    <Page slug="iscrizioni" text={text}>
      <PageHero
        kicker={<ByState words={{ 'enrolment-on': text.kicker.on, 'enrolment-off': text.kicker.off }} />}
        heading={text.heading}
        lead={<ByState words={{ 'enrolment-on': text.lead, 'enrolment-off': text.leadOff }} />}
        picture={<Picture image={text.picture} priority sizes="(width >= 56rem) 34rem, 100vw" />}
        actions={
          <>
            <MainAction primary={{ text: text.quote.title, to: '#quanto-spendo' }} />
            <span {...on}>
              <ButtonLink to="#scarica-app" variant="secondary">
                {text.app.title}
              </ButtonLink>
            </span>
            <span {...off}>
              <ButtonLink to="#quanto-spendo" variant="secondary">
                {text.quote.titleOff}
              </ButtonLink>
            </span>
          </>
        }
      >
        <p>
          <VenueDates />
        </p>
        <SeasonNote calendar="venues" />
        <Socials />
      </PageHero>
      <Section
        id="scarica-app"
        heading={<ByState words={{ 'enrolment-on': text.app.title, 'enrolment-off': text.app.titleOff }} />}
        lead={<ByState words={{ 'enrolment-on': text.app.text, 'enrolment-off': text.app.textOff }} />}
        beside
      >
        <AppLinks />
      </Section>
      <Section id="passi" heading={text.stepsTitle} tone="sand">
        <div className="stack gap-5">
          <EnrolmentSteps />
          {/* Links to the questions from elsewhere end here. */}
          <p id="domande">
            <SiteLink to={text.questions.to}>{text.questions.text}</SiteLink>
          </p>
        </div>
      </Section>
      <VenueComparison />
      <Section
        id="quanto-spendo"
        heading={text.quote.title}
        lead={<ByState words={{ 'enrolment-on': text.quote.lead, 'enrolment-off': text.quote.leadOff }} />}
        tone="sky"
      >
        <Suspense>
          <QuoteCalculator anchor="#quanto-spendo" />
        </Suspense>
      </Section>
      <Section
        id="sconti"
        heading={venuePage.pricing.discountsTitle}
        lead={venuePage.pricing.discountsLead}
        tone="sand"
      >
        <DiscountCards level={3} />
      </Section>
      <Section
        id="scadenze"
        heading={text.deadlines.title}
        lead={
          <>
            <span {...when('venues-on', 'venues-announced')}>{text.deadlines.lead}</span>
            <span {...when('venues-over')}>{text.deadlines.leadOver}</span>
          </>
        }
        beside
      >
        <PaymentDeadlines />
      </Section>
      <Section id="regole" heading={text.rulesTitle} tone="sand">
        <EligibilityRules />
      </Section>
      <div className="no-print">
        <Section id="aiuto" heading={text.help.title} lead={text.help.text} beside>
          <ButtonLink to={chatHref()} icon={<Icon name="MessageCircle" />}>
            {text.help.button}
          </ButtonLink>
        </Section>
      </div>
    </Page>
  );
}
