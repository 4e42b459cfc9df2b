import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { activityCards } from '#frontend/content/activity-cards.ts';
import type { PagePath } from '#frontend/content/types.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './closing-blocks.module.css';

/** The two blocks that end every activity and gallery page: what else there is, and how to enrol. */
export function ClosingBlocks({ current }: { current: PagePath }) {
  const { others, enrol } = activityBlocks;
  return (
    <>
      <Section id="altre-attivita" tone="sand" heading={others.title} lead={others.text}>
        <ul className={styles.others}>
          {activityCards
            .filter(({ to }) => to !== current)
            .map(({ title, icon, to }) => (
              <li key={to}>
                <SiteLink to={to} className={styles.other}>
                  <Icon name={icon} />
                  {title}
                </SiteLink>
              </li>
            ))}
        </ul>
      </Section>
      <Section id="iscriviti" tone="sun" heading={enrol.title} lead={enrol.text}>
        <div className={styles.actions}>
          <ButtonLink to={enrol.primary.to}>{enrol.primary.text}</ButtonLink>
          <ButtonLink variant="secondary" to={enrol.secondary.to}>
            {enrol.secondary.text}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
