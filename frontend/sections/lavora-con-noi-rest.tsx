import { useArrivalAnchor } from '#frontend/ui/use-arrival-anchor.ts';
import { ApplyCall } from './apply-call.tsx';
import { JobBenefits } from './job-benefits.tsx';
import { RoleCards } from './role-cards.tsx';

/** Below the first screen of `/lavora-con-noi`: the roles, what they give and the application. Its script comes behind that one's. */
export default function LavoraConNoiRest() {
  useArrivalAnchor();
  return (
    <>
      <RoleCards />
      <JobBenefits />
      <ApplyCall />
    </>
  );
}
