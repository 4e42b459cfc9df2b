import { lazy } from 'react';
import { consentWords } from '#frontend/content/organisation/partners.ts';
import { importWithRetry } from '#frontend/lib/import-with-retry.ts';
import { Embed, type EmbedProps } from '#frontend/ui/embed.tsx';
import { FrameOwner } from './frame-owner.tsx';

/** Lazy: most visitors never open it. */
const PartnerPage = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./partner-page.tsx')).PartnerPage })),
);

type PartnerEmbedProps = Pick<EmbedProps, 'pictures' | 'isEarly'> & {
  partner: EmbedProps['partner'] & { privacy: string };
};

/** A partner's page after consent, with its owner. */
export function PartnerEmbed({ partner, ...prints }: PartnerEmbedProps) {
  return (
    <Embed partner={partner} {...prints} words={consentWords} owner={<FrameOwner partner={partner} />}>
      <PartnerPage partner={partner} />
    </Embed>
  );
}
