import { lazy } from 'react';
import { cookiePolicy } from '#frontend/content/organisation/partners.ts';
import { importWithRetry } from '#frontend/lib/import-with-retry.ts';
import { Embed, type EmbedProps } from '#frontend/ui/embed.tsx';

/** Most visitors never tap. */
const PartnerPage = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./partner-page.tsx')).PartnerPage })),
);

/** A gallery or the shop, after the tap that lets it in. */
export function PartnerEmbed({ partner }: Pick<EmbedProps, 'partner'>) {
  return (
    <Embed partner={partner} policy={cookiePolicy}>
      <PartnerPage partner={partner} />
    </Embed>
  );
}
