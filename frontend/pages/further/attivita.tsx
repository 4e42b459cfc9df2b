import { attivita } from '#frontend/content/pages/attivita.ts';
import { Page } from '#frontend/layout/page.tsx';
import { EveryActivity } from '#frontend/sections/every-activity.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';

/** All activities, where other pages show only the first. */
export default function Attivita() {
  const { kicker, heading, lead, picture } = attivita;
  return (
    <Page slug="attivita" text={attivita}>
      <PageHero
        tone="sky"
        kicker={kicker}
        heading={heading}
        lead={lead}
        picture={<Picture image={picture} priority />}
      />
      <EveryActivity />
    </Page>
  );
}
