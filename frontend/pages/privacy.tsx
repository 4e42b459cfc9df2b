import { Suspense } from 'react';
import { images } from '#frontend/content/images.ts';
import { privacy } from '#frontend/content/pages/privacy.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const PrivacyRest = lazyBelow(() => import('#frontend/sections/legal-text.tsx'));

export default function Privacy() {
  return (
    <Page slug="privacy" text={privacy}>
      <PageHero
        tone="sand"
        heading={privacy.heading}
        lead={privacy.lead}
        picture={<Picture image={images.privacy} priority />}
      />
      <Suspense>
        <PrivacyRest />
      </Suspense>
    </Page>
  );
}
