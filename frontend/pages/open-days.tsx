import { Suspense } from 'react';
import { images } from '#frontend/content/images.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const OpenDaysRest = lazyBelow(() => import('#frontend/sections/open-days-rest.tsx'));

export default function OpenDays() {
  return (
    <Page slug="open-days" text={openDays}>
      <PageHero
        shape="side"
        kicker={openDays.kicker}
        heading={openDays.heading}
        lead={openDays.lead}
        picture={<Picture image={images['open-days']} priority />}
      />
      <Suspense>
        <OpenDaysRest />
      </Suspense>
    </Page>
  );
}
