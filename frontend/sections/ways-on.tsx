import { chatHref, emailHref } from '#frontend/content/organisation/contacts.ts';
import { waysOn } from '#frontend/content/season/states.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';

/** Ways to hear of the next season while there is nothing to enrol for. */
export function WaysOn() {
  return (
    <div {...when('enrolment-off')} className="pair">
      <ButtonLink to={emailHref(waysOn.mailSubject)}>{waysOn.mail}</ButtonLink>
      <ButtonLink variant="secondary" to={chatHref(waysOn.chatMessage)}>
        {waysOn.chat}
      </ButtonLink>
    </div>
  );
}
