import { venuePage } from '#frontend/content/pages/venue.ts';
import { when } from '#frontend/lib/season/season-state.ts';

/** Dates and hours of the venues' season, labelled once it is over. */
export const VenueDates = () => (
  <>
    <span {...when('venues-on', 'venues-announced')}>{venuePage.dates}</span>
    {/* Short texts on lines of their own keep their number of lines when the site’s own face comes. */}
    <span {...when('venues-over')}>
      {venuePage.overLabel} <br className="no-print" />
      {venuePage.datesOver}
    </span>
    {'. '}
    <br className="no-print" />
    {`${venuePage.hours}.`}
  </>
);
