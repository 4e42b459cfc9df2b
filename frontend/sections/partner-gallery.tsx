import { galleryHeight, type PartnerFrameId, partnerFrames } from '#frontend/content/partners.ts';
import { Embed } from '#frontend/ui/embed.tsx';
import { Section } from '#frontend/ui/section.tsx';

type PartnerGalleryProps = {
  heading: string;
  frame: PartnerFrameId;
  tone?: 'paper' | 'sand' | 'sky' | 'sea' | 'pine';
};

/** The slideshow of a page, after the tap that lets it in. */
export function PartnerGallery({ heading, frame, tone = 'paper' }: PartnerGalleryProps) {
  return (
    <Section id="foto" tone={tone} heading={heading}>
      <Embed partner={partnerFrames[frame]} height={galleryHeight} />
    </Section>
  );
}
