import { Suspense } from 'react';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { images } from '#frontend/content/images.ts';
import { activities } from '#frontend/content/pages/activities.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const ActivitiesRest = lazyBelow(() => import('#frontend/sections/activities-rest.tsx'));

export default function Activities() {
  return (
    <Page slug="activities" text={activities}>
      <PageHero
        tone="terracotta"
        shape="side"
        kicker={activityBlocks.kicker}
        heading={activities.heading}
        lead={activities.lead}
        picture={<Picture image={images.activities} priority />}
      />
      <Suspense>
        <ActivitiesRest />
      </Suspense>
    </Page>
  );
}
