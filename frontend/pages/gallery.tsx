import { frameWords } from '#frontend/content/organisation/frame-words.ts';
import { mainGalleryFrame } from '#frontend/content/organisation/partners.ts';
import { gallery } from '#frontend/content/pages/gallery.ts';
import { Page } from '#frontend/layout/page.tsx';
import { Albums } from '#frontend/sections/albums.tsx';
import { EnrolCall } from '#frontend/sections/enrol-call.tsx';
import { Embed } from '#frontend/ui/embed.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';

export default function Gallery() {
  return (
    <Page slug="gallery" text={gallery}>
      <PageHero
        tone="sand"
        shape="side"
        kicker={gallery.kicker}
        heading={gallery.heading}
        lead={gallery.lead}
        picture={<Picture image={gallery.picture} priority />}
      />
      <Section id="foto" heading={gallery.galleryTitle}>
        <Embed partner={mainGalleryFrame} words={frameWords} />
      </Section>
      <Albums />
      <EnrolCall />
    </Page>
  );
}
