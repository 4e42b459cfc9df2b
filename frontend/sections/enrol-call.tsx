import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { activityPage } from '#frontend/content/pages/activity.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './enrol-call.module.css';
import { SeasonNote } from './season-note.tsx';

/** The way to enrol, under the season's dates and what they mean today. */
export function EnrolCall() {
  const { title, text, primary, secondary } = activityPage.enrol;
  return (
    <Section id="iscriviti" tone="sun" heading={title} lead={text}>
      <SeasonNote />
      <div className={styles.actions}>
        <ButtonLink to={primary.to}>{primary.text}</ButtonLink>
        <ButtonLink variant="secondary" to={secondary.to}>
          {secondary.text}
        </ButtonLink>
        <ExternalLink href={chatHref()}>{chatButtonLabel}</ExternalLink>
      </div>
    </Section>
  );
}
