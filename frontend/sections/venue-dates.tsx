import { venuePage } from '#frontend/content/pages/venue.ts';
import { when } from '#frontend/lib/season/season-state.ts';

/** Dates and hours of the venues' season, labelled once it is over. */
export const VenueDates = () => (
  <>
    <span {...when('venues-on', 'venues-announced')}>{venuePage.dates}</span>
    <span {...when('venues-over')}>{venuePage.datesOver}</span>
    {`. ${venuePage.hours}.`}
  </>
);
