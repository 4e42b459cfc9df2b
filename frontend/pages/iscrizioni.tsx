import { Suspense } from 'react';
import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { iscrizioni as text } from '#frontend/content/pages/iscrizioni.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { Page } from '#frontend/layout/page.tsx';
import { when } from '#frontend/lib/season/season-state.ts';
import { AppLinks } from '#frontend/sections/app-links.tsx';
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
        kicker={
          <>
            <span {...on}>{text.kicker.on}</span>
            <span {...off}>{text.kicker.off}</span>
          </>
        }
        heading={text.heading}
        lead={
          <>
            <span {...on}>{text.lead}</span>
            <span {...off}>{text.leadOff}</span>
          </>
        }
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
        heading={
          <>
            <span {...on}>{text.app.title}</span>
            <span {...off}>{text.app.titleOff}</span>
          </>
        }
        lead={
          <>
            <span {...on}>{text.app.text}</span>
            <span {...off}>{text.app.textOff}</span>
          </>
        }
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
        lead={
          <>
            <span {...on}>{text.quote.lead}</span>
            <span {...off}>{text.quote.leadOff}</span>
          </>
        }
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
      <Section id="aiuto" heading={text.help.title} lead={text.help.text} beside>
        <ButtonLink to={chatHref()} icon={<Icon name="MessageCircle" />}>
          {text.help.button}
        </ButtonLink>
      </Section>
    </Page>
  );
}
