import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { OpenDayBooking } from './open-day-booking.tsx';
import { OpenDayGuide } from './open-day-guide.tsx';
import { OpenDaySessions } from './open-day-sessions.tsx';

/** Below the first screen of `/open-days`: the sessions, what to bring and the form. Its script comes behind that one's. */
export default function OpenDaysRest() {
  useArrivalAnchor();
  return (
    <>
      <OpenDaySessions />
      <OpenDayGuide />
      <OpenDayBooking />
    </>
  );
}
