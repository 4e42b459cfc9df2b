import { Suspense } from 'react';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { images } from '#frontend/content/images.ts';
import { shows } from '#frontend/content/pages/shows.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const ShowsRest = lazyBelow(() => import('#frontend/sections/shows-rest.tsx'));

export default function Shows() {
  return (
    <Page slug="shows" text={shows}>
      <PageHero
        tone="sun"
        shape="hill"
        kicker={activityBlocks.kicker}
        heading={shows.heading}
        lead={shows.lead}
        picture={<Picture image={images.shows} priority />}
      />
      <Suspense>
        <ShowsRest />
      </Suspense>
    </Page>
  );
}
