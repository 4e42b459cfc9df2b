import { relax } from '#frontend/content/pages/relax.ts';
import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { ActivityClosing } from './activity-closing.tsx';
import { Garden } from './garden.tsx';
import { PartnerGallery } from './partner-gallery.tsx';

/** Below the first screen of `/relax`: the garden, the gallery and the way on. Its script comes behind that one's. */
export default function RelaxRest() {
  useArrivalAnchor();
  return (
    <>
      <Garden />
      <PartnerGallery heading={relax.galleryTitle} frame="relax" />
      <ActivityClosing path="/relax" />
    </>
  );
}
