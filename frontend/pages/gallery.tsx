import { mainGalleryFrame } from '#frontend/content/organisation/partners.ts';
import { gallery } from '#frontend/content/pages/gallery.ts';
import { Page } from '#frontend/layout/page.tsx';
import { Albums } from '#frontend/sections/albums.tsx';
import { EnrolCall } from '#frontend/sections/enrol-call.tsx';
import { MainAction } from '#frontend/sections/main-action.tsx';
import { PartnerEmbed } from '#frontend/sections/partner-embed.tsx';
import styles from '#frontend/ui/hero-shapes.module.css';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';

export default function Gallery() {
  return (
    <Page slug="gallery" text={gallery}>
      <PageHero
        tone="sand"
        className={styles.side}
        kicker={gallery.kicker}
        heading={gallery.heading}
        lead={gallery.lead}
        actions={<MainAction />}
        picture={<Picture image={gallery.picture} priority />}
      />
      <Section id="foto" heading={gallery.galleryTitle}>
        <PartnerEmbed partner={mainGalleryFrame} pictures={gallery.pictures} isEarly />
      </Section>
      <Albums />
      <EnrolCall />
    </Page>
  );
}
