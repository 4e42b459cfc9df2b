import { activities } from '#frontend/content/pages/activities.ts';
import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { ActivityClosing } from './activity-closing.tsx';
import { PartnerGallery } from './partner-gallery.tsx';
import { PrizeWheel } from './prize-wheel.tsx';

/** Below the first screen of `/activities`: the prize, the gallery and the way on. Its script comes behind that one's. */
export default function ActivitiesRest() {
  useArrivalAnchor();
  return (
    <>
      <PrizeWheel />
      <PartnerGallery heading={activities.galleryTitle} frame="activities" />
      <ActivityClosing path="/activities" />
    </>
  );
}
