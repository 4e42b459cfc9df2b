import { lazy } from 'react';
import { cookiePolicy } from '#frontend/content/organisation/partners.ts';
import { importWithRetry } from '#frontend/lib/import-with-retry.ts';
import { Embed, type EmbedProps } from '#frontend/ui/embed.tsx';
import { FrameOwner } from './frame-owner.tsx';

/** Lazy: most visitors never open it. */
const PartnerPage = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./partner-page.tsx')).PartnerPage })),
);

type PartnerEmbedProps = { partner: EmbedProps['partner'] & { privacy: string } };

/** A partner's page after consent, with its owner. */
export function PartnerEmbed({ partner }: PartnerEmbedProps) {
  return (
    <div className="stack gap-4">
      <Embed partner={partner} policy={cookiePolicy}>
        <PartnerPage partner={partner} />
      </Embed>
      <FrameOwner partner={partner} />
    </div>
  );
}
