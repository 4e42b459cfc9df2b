import { Suspense } from 'react';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { images } from '#frontend/content/images.ts';
import { dailyEvents } from '#frontend/content/pages/daily-events.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const DailyEventsRest = lazyBelow(() => import('#frontend/sections/daily-events-rest.tsx'));

export default function DailyEvents() {
  return (
    <Page slug="daily-events" text={dailyEvents}>
      <PageHero
        tone="dusk"
        kicker={activityBlocks.kicker}
        heading={dailyEvents.heading}
        lead={dailyEvents.lead}
        picture={<Picture image={images['daily-events']} priority />}
      />
      <Suspense>
        <DailyEventsRest />
      </Suspense>
    </Page>
  );
}
