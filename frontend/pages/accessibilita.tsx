import { accessibilita as text } from '#frontend/content/pages/accessibilita.ts';
import { Page } from '#frontend/layout/page.tsx';
import { AccessibilityStatement } from '#frontend/sections/accessibility-statement.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

export default function Accessibility() {
  return (
    <Page slug="accessibilita" text={text}>
      <PageHero
        tone="sand"
        heading={text.heading}
        lead={text.lead}
        picture={<Picture image={text.picture} priority />}
      />
      <AccessibilityStatement />
    </Page>
  );
}
