import { centriSportivi } from '#frontend/content/pages/centri-sportivi.ts';
import { partnershipServices } from '#frontend/content/pages/partnership.ts';
import { Page } from '#frontend/layout/page.tsx';
import { IconCards } from '#frontend/sections/icon-cards.tsx';
import { PartnershipClaims } from '#frontend/sections/partnership-claims.tsx';
import { PartnershipContact } from '#frontend/sections/partnership-contact.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import styles from '#frontend/ui/hero-shapes.module.css';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';

export default function CentriSportivi() {
  const { kicker, heading, lead, primary, secondary } = centriSportivi;
  return (
    <Page slug="centri-sportivi" text={centriSportivi}>
      <PageHero
        tone="pine"
        className={styles.side}
        kicker={kicker}
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink to={primary.to}>{primary.text}</ButtonLink>
            <ButtonLink variant="secondary" to={secondary.to}>
              {secondary.text}
            </ButtonLink>
          </>
        }
        picture={<Picture image={centriSportivi.picture} priority />}
      />
      <PartnershipClaims />
      <Section id="services" tone="terracotta" heading={centriSportivi.servicesTitle}>
        <IconCards points={partnershipServices} />
      </Section>
      <PartnershipContact />
    </Page>
  );
}
