import { privacy } from '#frontend/content/pages/privacy.ts';
import { Page } from '#frontend/layout/page.tsx';
import { LegalText } from '#frontend/sections/legal-text.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

export default function Privacy() {
  return (
    <Page slug="privacy" text={privacy}>
      <PageHero
        tone="sand"
        heading={privacy.heading}
        lead={privacy.lead}
        picture={<Picture image={privacy.picture} priority />}
      />
      <LegalText />
    </Page>
  );
}
