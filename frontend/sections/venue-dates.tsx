import { venuePage } from '#frontend/content/pages/venue.ts';
import { when } from '#frontend/lib/season/season-state.ts';

/** Dates and hours of the venues' season, labelled once it is over. */
export const VenueDates = () => (
  <>
    <span {...when('venues-on', 'venues-announced')}>{venuePage.dates}</span>
    <span {...when('venues-over')}>{venuePage.datesOver}</span>
    {'. '}
    {/* Two short texts keep their number of lines when the site’s own face comes. */}
    <br />
    {`${venuePage.hours}.`}
  </>
);
