import { Suspense } from 'react';
import { home } from '#frontend/content/pages/home.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { HomeHero } from '#frontend/sections/home-hero.tsx';

const HomeRest = lazyBelow(() => import('#frontend/sections/home-rest.tsx'));

export default function Home() {
  return (
    <Page slug="home" text={home}>
      <HomeHero />
      <Suspense>
        <HomeRest />
      </Suspense>
    </Page>
  );
}
