import { sports } from '#frontend/content/pages/sports.ts';
import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { ActivityClosing } from './activity-closing.tsx';
import { PartnerGallery } from './partner-gallery.tsx';
import { Podium } from './podium.tsx';
import { Scoreboard } from './scoreboard.tsx';

/** Below the first screen of `/sports`: the board, the podium, the gallery and the way on. Its script comes behind that one's. */
export default function SportsRest() {
  useArrivalAnchor();
  return (
    <>
      <Scoreboard />
      <Podium />
      <PartnerGallery heading={sports.galleryTitle} frame="sports" />
      <ActivityClosing path="/sports" />
    </>
  );
}
