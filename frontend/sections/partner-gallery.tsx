import type { Activity } from '#frontend/content/activities/activity.ts';
import { frameWords } from '#frontend/content/organisation/frame-words.ts';
import { galleryFrame } from '#frontend/content/organisation/partners.ts';
import { Embed } from '#frontend/ui/embed.tsx';
import { Section } from '#frontend/ui/section.tsx';

/** The slideshow of an activity, after the tap that lets it in. */
export function PartnerGallery({ title, subject, url, tone = 'paper' }: NonNullable<Activity['gallery']>) {
  return (
    <Section id="foto" tone={tone} heading={title}>
      <Embed partner={galleryFrame(subject, url)} words={frameWords} />
    </Section>
  );
}
