import { campus } from '#frontend/content/campus.ts';
import { chatHref } from '#frontend/content/contacts.ts';
import { iscrizioni as text } from '#frontend/content/pages/iscrizioni.ts';
import { AppLinks } from '#frontend/sections/app-links.tsx';
import { DiscountCards } from '#frontend/sections/discount-cards.tsx';
import { EligibilityRules } from '#frontend/sections/eligibility-rules.tsx';
import { EnrolmentSteps } from '#frontend/sections/enrolment-steps.tsx';
import { PaymentDeadlines } from '#frontend/sections/payment-deadlines.tsx';
import { QuoteCalculator } from '#frontend/sections/quote-calculator/quote-calculator.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';

/** The enrolment page below its first view: drawn into the HTML, its script comes after the page's. */
export default function EnrolmentRest() {
  return (
    <>
      <Section id="scarica-app" heading={text.app.title} lead={text.app.text}>
        <AppLinks />
      </Section>
      <Section id="passi" heading={text.stepsTitle} tone="sand">
        <EnrolmentSteps />
      </Section>
      <Section id="quanto-spendo" heading={text.quote.title} lead={text.quote.lead} tone="sky">
        <QuoteCalculator anchor="#quanto-spendo" />
      </Section>
      <Section
        id="sconti"
        heading={campus.pricing.discountsTitle}
        lead={campus.pricing.discountsLead}
        tone="sand"
      >
        <DiscountCards level={3} />
      </Section>
      <Section id="scadenze" heading={text.deadlines.title} lead={text.deadlines.lead}>
        <PaymentDeadlines />
      </Section>
      <Section id="regole" heading={text.rulesTitle} tone="sand">
        <EligibilityRules />
      </Section>
      <Section id="aiuto" heading={text.help.title} lead={text.help.text}>
        <ButtonLink to={chatHref()} icon={<Icon name="MessageCircle" />}>
          {text.help.button}
        </ButtonLink>
      </Section>
    </>
  );
}
