import { sedi } from '#frontend/content/pages/sedi.ts';
import { Page } from '#frontend/layout/page.tsx';
import { VenuesByCity } from '#frontend/sections/venues-by-city.tsx';
import styles from '#frontend/ui/hero-shapes.module.css';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

/** All venues, where other pages show only the first. */
export default function Sedi() {
  const { kicker, heading, lead, picture } = sedi;
  return (
    <Page slug="sedi" text={sedi}>
      <PageHero
        tone="sand"
        className={styles.side}
        kicker={kicker}
        heading={heading}
        lead={lead}
        picture={<Picture image={picture} priority />}
      />
      <VenuesByCity />
    </Page>
  );
}
