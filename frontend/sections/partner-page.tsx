import { frameWords } from '#frontend/content/organisation/frame-words.ts';
import { type Partner, PartnerFrame } from '#frontend/ui/partner-frame.tsx';

/** A page of somebody else, with what is said while it does not come. */
export function PartnerPage({ partner }: { partner: Partner }) {
  return <PartnerFrame partner={partner} words={frameWords} />;
}
