import { activities } from '#frontend/content/activities/activities.ts';
import { activityPage } from '#frontend/content/pages/activity.ts';
import { Page } from '#frontend/layout/page.tsx';
import { ActivityBody } from '#frontend/sections/activity-body.tsx';
import { Centrepiece } from '#frontend/sections/centrepieces/centrepiece.tsx';
import { EnrolCall } from '#frontend/sections/enrol-call.tsx';
import { MainAction } from '#frontend/sections/main-action.tsx';
import { OtherActivities } from '#frontend/sections/other-activities.tsx';
import { PartnerGallery } from '#frontend/sections/partner-gallery.tsx';
import styles from '#frontend/ui/hero-shapes.module.css';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

/** One activity: its picture, what is special about it, its photos and the way on. */
export default function ActivityPage({ slug }: { slug: string }) {
  const activity = activities.find((one) => one.slug === slug);
  if (!activity) throw new Error(`${slug} is no activity`);
  const { page, picture, body, gallery } = activity;
  return (
    <Page slug={slug} text={page}>
      <PageHero
        tone={page.tone}
        className={styles[page.shape]}
        kicker={activityPage.kicker}
        heading={page.heading}
        lead={page.lead}
        actions={<MainAction />}
        picture={<Picture image={picture} priority />}
      />
      {body ? <ActivityBody {...body} /> : null}
      <Centrepiece activity={activity} />
      {gallery ? <PartnerGallery {...gallery} /> : null}
      <OtherActivities except={slug} />
      <EnrolCall />
    </Page>
  );
}
