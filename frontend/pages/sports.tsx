import { Suspense } from 'react';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { images } from '#frontend/content/images.ts';
import { sports } from '#frontend/content/pages/sports.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const SportsRest = lazyBelow(() => import('#frontend/sections/sports-rest.tsx'));

export default function Sports() {
  return (
    <Page slug="sports" text={sports}>
      <PageHero
        tone="dusk"
        shape="side"
        kicker={activityBlocks.kicker}
        heading={sports.heading}
        lead={sports.lead}
        picture={<Picture image={images.sports} priority />}
      />
      <Suspense>
        <SportsRest />
      </Suspense>
    </Page>
  );
}
