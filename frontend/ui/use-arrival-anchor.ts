import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** For the part of a page that comes later: who followed a link to an anchor in it is taken there as soon as it is here. */
export function useArrivalAnchor() {
  const { hash } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the address find the part in place.
  useEffect(() => {
    if (hash && navigationType !== NavigationType.Pop) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }
  }, []);
}
