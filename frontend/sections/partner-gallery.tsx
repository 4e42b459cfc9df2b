import type { Activity } from '#frontend/content/activities/activity.ts';
import { galleryFrame } from '#frontend/content/organisation/partners.ts';
import { Section } from '#frontend/ui/section.tsx';
import { PartnerEmbed } from './partner-embed.tsx';

/** The slideshow of an activity, after consent. */
export function PartnerGallery({ title, subject, url, pictures, tone }: NonNullable<Activity['gallery']>) {
  return (
    <Section id="foto" tone={tone ?? 'paper'} heading={title}>
      <PartnerEmbed partner={galleryFrame(subject, url)} pictures={pictures} />
    </Section>
  );
}
