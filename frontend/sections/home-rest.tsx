import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { About } from './about.tsx';
import { Activities } from './activities.tsx';
import { ChainDiscount } from './chain-discount.tsx';
import { Contacts } from './contacts.tsx';
import { Locations } from './locations.tsx';
import { Testimonials } from './testimonials.tsx';
import { WorkWithUs } from './work-with-us.tsx';

/** What stands below the first screen of the home page; its script comes behind that one's. */
export default function HomeRest() {
  const { hash } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for who arrives from another page before this is here.
  useEffect(() => {
    if (hash && navigationType !== NavigationType.Pop) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }
  }, []);

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
