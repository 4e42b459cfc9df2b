import { useLocation } from 'react-router-dom';
import { footer } from '#frontend/content/pages/footer.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { seasonStates } from '#frontend/content/season/states.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { builtOn } from '#frontend/lib/built-on.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { findPage } from '#frontend/site-map.ts';

/** The season's dates: those of the venues on their pages and where weeks are booked, both calendars elsewhere. */
export function FooterSeason() {
  const { pathname } = useLocation();
  const { calendars, over } = footer;
  const isVenue = pathname === '/iscrizioni' || findPage(pathname)?.component === 'venue';
  const isOne = seasonText.dates === seasonText.venueDates;
  const name = isVenue && !isOne ? calendars.venues : '';
  const dates = isVenue ? seasonText.venueDates : seasonText.dates;
  const also = !isOne && !isVenue;
  return (
    <>
      <p>
        <strong>{seasonText.label}</strong>
        <span {...when(isVenue ? 'venues-over' : 'season-over')}>{` (${over})`}</span>
        {`${name}: ${dates}.`}
        {also ? (
          <>
            <span {...when('venues-on', 'venues-announced')}>{calendars.alsoVenues}</span>
            <span {...when('venues-over')}>{calendars.alsoVenuesOver}</span>
            <span {...when('season-on', 'season-announced')}>{calendars.afterVenues}</span>
          </>
        ) : null}
      </p>
      <noscript>
        <p>{seasonStates.updated(builtOn)}</p>
      </noscript>
      <p>{`${capitalize(seasonText.weekdays)}, ${seasonText.hoursLong}. ${capitalize(seasonText.ages)}.`}</p>
    </>
  );
}
