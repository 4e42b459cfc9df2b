import { Suspense } from 'react';
import { images } from '#frontend/content/images.ts';
import { gallery } from '#frontend/content/pages/gallery.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const GalleryRest = lazyBelow(() => import('#frontend/sections/gallery-rest.tsx'));

export default function Gallery() {
  return (
    <Page slug="gallery" text={gallery}>
      <PageHero
        tone="sand"
        shape="side"
        kicker={gallery.kicker}
        heading={gallery.heading}
        lead={gallery.lead}
        picture={<Picture image={images.gallery} priority />}
      />
      <Suspense>
        <GalleryRest />
      </Suspense>
    </Page>
  );
}
