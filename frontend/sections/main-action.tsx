import { emailHref } from '#frontend/content/organisation/contacts.ts';
import { activityPage } from '#frontend/content/pages/activity.ts';
import { waysOn } from '#frontend/content/season/states.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ByState } from './by-state.tsx';

/** The one filled button at the top of a page about the camp: how to enrol or, while enrolment is closed, how to hear of the next season. */
export const MainAction = ({
  primary = activityPage.enrol.primary,
}: {
  primary?: { text: string; to: string };
}) => (
  <ByState
    words={{
      'enrolment-on': <ButtonLink to={primary.to}>{primary.text}</ButtonLink>,
      'enrolment-off': <ButtonLink to={emailHref(waysOn.mailSubject)}>{waysOn.mail}</ButtonLink>,
    }}
  />
);
