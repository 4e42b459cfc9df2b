import { frameOwner } from '#frontend/content/organisation/frame-words.ts';
import { ExternalLink } from '#frontend/ui/external-link.tsx';

type FrameOwnerProps = { partner: { recipient: string; privacy: string } };

/** Names the company that runs a partner's page, with its privacy notice (GDPR art. 13). */
export function FrameOwner({ partner: { recipient, privacy } }: FrameOwnerProps) {
  return (
    <p className="small">
      {`${frameOwner.recipient(recipient)} `}
      <ExternalLink href={privacy}>{frameOwner.privacy}</ExternalLink>
    </p>
  );
}
