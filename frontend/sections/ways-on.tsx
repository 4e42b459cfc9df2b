import { chatHref, emailHref } from '#frontend/content/organisation/contacts.ts';
import { waysOn } from '#frontend/content/season/states.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';

/** Says how to hear of the next season while there is nothing to enrol for: one button, and the chat as a link. */
export function WaysOn() {
  return (
    <div {...when('enrolment-off')} className="links no-print">
      <ButtonLink to={emailHref(waysOn.mailSubject)}>{waysOn.mail}</ButtonLink>
      <SiteLink to={chatHref(waysOn.chatMessage)}>{waysOn.chat}</SiteLink>
    </div>
  );
}
