import { Suspense } from 'react';
import { images } from '#frontend/content/images.ts';
import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { partnerLinks } from '#frontend/content/partners.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const LavoraConNoiRest = lazyBelow(() => import('#frontend/sections/lavora-con-noi-rest.tsx'));

const { applicationForm } = partnerLinks;

export default function LavoraConNoi() {
  return (
    <Page slug="lavora-con-noi" text={lavoraConNoi}>
      <PageHero
        tone="terracotta"
        kicker={lavoraConNoi.kicker}
        heading={lavoraConNoi.heading}
        lead={lavoraConNoi.lead}
        actions={<ButtonLink to={applicationForm.url}>{applicationForm.label}</ButtonLink>}
        picture={<Picture image={images.work} priority />}
      />
      <Suspense>
        <LavoraConNoiRest />
      </Suspense>
    </Page>
  );
}
