import { frameWords } from '#frontend/content/organisation/frame-words.ts';
import { type Partner, PartnerFrame } from '#frontend/ui/partner-frame.tsx';

/** A partner's frame with its messages for loading and failure. */
export function PartnerPage({ partner }: { partner: Partner }) {
  return <PartnerFrame partner={partner} words={frameWords} />;
}
