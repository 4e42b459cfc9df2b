import { partnerLinks } from '#frontend/content/organisation/partners.ts';
import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { Page } from '#frontend/layout/page.tsx';
import { when } from '#frontend/lib/season/season-state.ts';
import { ApplyCall } from '#frontend/sections/apply-call.tsx';
import { IconCards } from '#frontend/sections/icon-cards.tsx';
import { RoleCards } from '#frontend/sections/role-cards.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';

const { applicationForm } = partnerLinks;

export default function LavoraConNoi() {
  return (
    <Page slug="lavora-con-noi" text={lavoraConNoi}>
      <PageHero
        tone="terracotta"
        kicker={
          <>
            <span {...when('season-on', 'season-announced')}>{lavoraConNoi.kicker}</span>
            <span {...when('season-over')}>{lavoraConNoi.kickerOver}</span>
          </>
        }
        heading={lavoraConNoi.heading}
        lead={lavoraConNoi.lead}
        actions={<ButtonLink to={applicationForm.url}>{applicationForm.label}</ButtonLink>}
        picture={<Picture image={lavoraConNoi.picture} priority />}
      />
      <RoleCards />
      <Section id="vantaggi" tone="sky" heading={lavoraConNoi.benefitsTitle}>
        <IconCards points={lavoraConNoi.benefits} />
      </Section>
      <ApplyCall />
    </Page>
  );
}
