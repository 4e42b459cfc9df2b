import { Suspense } from 'react';
import { home } from '#frontend/content/pages/home.ts';
import { hasPromotion } from '#frontend/content/season/season.ts';
import { Page } from '#frontend/layout/page.tsx';
import { About } from '#frontend/sections/about.tsx';
import { Activities } from '#frontend/sections/activities.tsx';
import { ChainDiscount } from '#frontend/sections/chain-discount.tsx';
import { Contacts } from '#frontend/sections/contacts.tsx';
import { HomeHero } from '#frontend/sections/home-hero.tsx';
import { Locations } from '#frontend/sections/locations.tsx';
import { Testimonials } from '#frontend/sections/testimonials.tsx';
import { WorkWithUs } from '#frontend/sections/work-with-us.tsx';

export default function Home() {
  return (
    <Page slug="home" text={home}>
      <HomeHero />
      <Suspense>
        <About />
        <Activities />
        <Locations />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
      {hasPromotion ? (
        <Suspense>
          <ChainDiscount />
        </Suspense>
      ) : null}
      <Suspense>
        <Contacts />
        <WorkWithUs />
      </Suspense>
    </Page>
  );
}
