import type { Activity } from '#frontend/content/activities/activity.ts';
import { activityPage } from '#frontend/content/pages/activity.ts';
import { Page } from '#frontend/layout/page.tsx';
import type { PageProps } from '#frontend/routes.tsx';
import { EnrolCall } from '#frontend/sections/enrol-call.tsx';
import { OtherActivities } from '#frontend/sections/other-activities.tsx';
import { PartnerGallery } from '#frontend/sections/partner-gallery.tsx';
import styles from '#frontend/ui/hero-shapes.module.css';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

/** One activity: its picture, what is special about it, its photos and the way on. */
export default function ActivityPage({ slug, content, Centrepiece }: PageProps<Activity>) {
  const { page, picture, special, gallery } = content;
  return (
    <Page slug={slug} text={page}>
      <PageHero
        tone={page.tone}
        className={styles[page.shape]}
        kicker={activityPage.kicker}
        heading={page.heading}
        lead={page.lead}
        picture={<Picture image={picture} priority />}
      />
      {Centrepiece ? <Centrepiece {...special} /> : null}
      {gallery ? <PartnerGallery {...gallery} /> : null}
      <OtherActivities except={slug} />
      <EnrolCall />
    </Page>
  );
}
