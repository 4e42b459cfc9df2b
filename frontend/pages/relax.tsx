import { Suspense } from 'react';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { images } from '#frontend/content/images.ts';
import { relax } from '#frontend/content/pages/relax.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const RelaxRest = lazyBelow(() => import('#frontend/sections/relax-rest.tsx'));

export default function Relax() {
  return (
    <Page slug="relax" text={relax}>
      <PageHero
        tone="pine"
        shape="hill"
        kicker={activityBlocks.kicker}
        heading={relax.heading}
        lead={relax.lead}
        picture={<Picture image={images.relax} priority />}
      />
      <Suspense>
        <RelaxRest />
      </Suspense>
    </Page>
  );
}
