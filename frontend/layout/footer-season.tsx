import { footer } from '#frontend/content/pages/footer.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { seasonStates } from '#frontend/content/season/states.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { builtOn } from '#frontend/lib/built-on.ts';
import { when } from '#frontend/lib/season/season-state.ts';

/** The dates of the venues, for which weeks are sold. */
export function FooterSeason() {
  return (
    <>
      <p>
        <strong>{seasonText.label}</strong>
        <span {...when('venues-over')}>{` (${footer.over})`}</span>
        {`: ${seasonText.venueDates}.`}
      </p>
      <noscript>
        <p>{seasonStates.updated(builtOn)}</p>
      </noscript>
      <p>{`${capitalize(seasonText.weekdays)}, ${seasonText.hoursLong}.`}</p>
      <p>{`${capitalize(seasonText.ages)}.`}</p>
    </>
  );
}
