import { Suspense } from 'react';
import { campusDates } from '#frontend/content/campus-dates.ts';
import { capitalize } from '#frontend/content/spell.ts';
import type { PageText, VenueSlug } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture, type PictureSource } from '#frontend/ui/picture.tsx';
import styles from './campus-page.module.css';

const CampusTabs = lazyBelow(() => import('#frontend/sections/campus/campus-tabs.tsx'));

type CampusPageProps = {
  slug: VenueSlug;
  text: PageText & { kicker: string; heading: string; lead: string };
  image: PictureSource;
  tone: 'sun' | 'sky' | 'terracotta' | 'pine';
};

/** The page of one venue; what differs between the venues is in the content. */
export function CampusPage({ slug, text, image, tone }: CampusPageProps) {
  const { provisional } = venues[slug];
  return (
    <Page slug={slug} text={text}>
      <PageHero
        kicker={text.kicker}
        heading={text.heading}
        lead={text.lead}
        tone={tone}
        picture={<Picture image={image} priority sizes="(width >= 56rem) 34rem, 100vw" />}
      >
        <p className={styles.dates}>
          {capitalize(campusDates.dates)}. {capitalize(campusDates.hours)}.
        </p>
      </PageHero>
      {provisional ? (
        <div className={styles.banner}>
          <Notice tone="warning" title={provisional.badge}>
            <p>{provisional.banner}</p>
          </Notice>
        </div>
      ) : null}
      <Suspense>
        <CampusTabs slug={slug} />
      </Suspense>
    </Page>
  );
}
