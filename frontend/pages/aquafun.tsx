import { Suspense } from 'react';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { images } from '#frontend/content/images.ts';
import { aquafun } from '#frontend/content/pages/aquafun.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const AquafunRest = lazyBelow(() => import('#frontend/sections/aquafun-rest.tsx'));

export default function Aquafun() {
  return (
    <Page slug="aquafun" text={aquafun}>
      <PageHero
        tone="sky"
        shape="hill"
        kicker={activityBlocks.kicker}
        heading={aquafun.heading}
        lead={aquafun.lead}
        picture={<Picture image={images.aquafun} priority />}
      />
      <Suspense>
        <AquafunRest />
      </Suspense>
    </Page>
  );
}
