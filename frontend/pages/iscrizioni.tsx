import { Suspense } from 'react';
import { images } from '#frontend/content/images.ts';
import { iscrizioni as text } from '#frontend/content/pages/iscrizioni.ts';
import { Page } from '#frontend/layout/page.tsx';
import { lazyBelow } from '#frontend/lib/first-interaction.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

const EnrolmentRest = lazyBelow(() => import('#frontend/sections/enrolment-rest.tsx'));

export default function Enrolment() {
  return (
    <Page slug="iscrizioni" text={text}>
      <PageHero
        kicker={text.kicker}
        heading={text.heading}
        lead={text.lead}
        picture={<Picture image={images.enrolment} priority sizes="(width >= 56rem) 34rem, 100vw" />}
        actions={
          <>
            <ButtonLink to="#quanto-spendo">{text.quote.title}</ButtonLink>
            <ButtonLink to="#scarica-app" variant="secondary">
              {text.app.title}
            </ButtonLink>
          </>
        }
      />
      <Suspense>
        <EnrolmentRest />
      </Suspense>
    </Page>
  );
}
