import { aquafun } from '#frontend/content/pages/aquafun.ts';
import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { ActivityClosing } from './activity-closing.tsx';
import { PartnerGallery } from './partner-gallery.tsx';
import { Pools } from './pools.tsx';

/** Below the first screen of `/aquafun`: the pools, the gallery and the way on. Its script comes behind that one's. */
export default function AquafunRest() {
  useArrivalAnchor();
  return (
    <>
      <Pools />
      <PartnerGallery heading={aquafun.galleryTitle} frame="aquafun" />
      <ActivityClosing path="/aquafun" />
    </>
  );
}
