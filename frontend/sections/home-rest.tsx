import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { About } from './about.tsx';
import { Activities } from './activities.tsx';
import { ChainDiscount } from './chain-discount.tsx';
import { Contacts } from './contacts.tsx';
import { Locations } from './locations.tsx';
import { Testimonials } from './testimonials.tsx';
import { WorkWithUs } from './work-with-us.tsx';

/** What stands below the first screen of the home page; its script comes behind that one's. */
export default function HomeRest() {
  useArrivalAnchor();
  return (
    <>
      <About />
      <Activities />
      <Locations />
      <Testimonials />
      <ChainDiscount />
      <Contacts />
      <WorkWithUs />
    </>
  );
}
