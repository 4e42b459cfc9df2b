import { gallery } from '#frontend/content/pages/gallery.ts';
import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { Albums } from './albums.tsx';
import { EnrolCall } from './enrol-call.tsx';
import { PartnerGallery } from './partner-gallery.tsx';

/** Below the first screen of `/gallery`: the slideshow, the albums and the way to enrol. Its script comes behind that one's. */
export default function GalleryRest() {
  useArrivalAnchor();
  return (
    <>
      <PartnerGallery heading={gallery.galleryTitle} frame="gallery" />
      <Albums />
      <EnrolCall />
    </>
  );
}
