import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notFound } from '#frontend/content/pages/not-found.ts';
import { Page } from '#frontend/layout/page.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

/** An unknown address: replaced by the home page as soon as scripts run, a link home until then. */
export default function NotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/', { replace: true });
  }, [navigate]);
  return (
    <Page slug="not-found" text={notFound}>
      <PageHero
        kicker={notFound.kicker}
        heading={notFound.heading}
        lead={notFound.lead}
        tone="sky"
        picture={<Picture image={notFound.picture} priority sizes="(width >= 56rem) 34rem, 100vw" />}
      >
        <ButtonLink to="/">{notFound.homeLink}</ButtonLink>
      </PageHero>
    </Page>
  );
}
