import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { PartnershipClaims } from './partnership-claims.tsx';
import { PartnershipContact } from './partnership-contact.tsx';
import { PartnershipServices } from './partnership-services.tsx';

/** Below the first screen of `/centri-sportivi`: the claims, the services and the contacts. Its script comes behind that one's. */
export default function CentriSportiviRest() {
  useArrivalAnchor();
  return (
    <>
      <PartnershipClaims />
      <PartnershipServices />
      <PartnershipContact />
    </>
  );
}
