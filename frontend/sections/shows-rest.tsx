import { shows } from '#frontend/content/pages/shows.ts';
import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { ActivityClosing } from './activity-closing.tsx';
import { PartnerGallery } from './partner-gallery.tsx';
import { Playbill } from './playbill.tsx';

/** Below the first screen of `/shows`: the playbill, the gallery and the way on. Its script comes behind that one's. */
export default function ShowsRest() {
  useArrivalAnchor();
  return (
    <>
      <Playbill />
      <PartnerGallery heading={shows.galleryTitle} frame="shows" />
      <ActivityClosing path="/shows" />
    </>
  );
}
