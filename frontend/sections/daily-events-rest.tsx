import { dailyEvents } from '#frontend/content/pages/daily-events.ts';
import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { ActivityClosing } from './activity-closing.tsx';
import { PartnerGallery } from './partner-gallery.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Below the first screen of `/daily-events`: the week, the gallery and the way on. Its script comes behind that one's. */
export default function DailyEventsRest() {
  useArrivalAnchor();
  return (
    <>
      <WeekStrip />
      <PartnerGallery heading={dailyEvents.galleryTitle} frame="dailyEvents" tone="sand" />
      <ActivityClosing path="/daily-events" />
    </>
  );
}
