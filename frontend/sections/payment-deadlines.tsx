import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { season } from '#frontend/content/season/season.ts';
import type { SeasonState } from '#frontend/content/season/season-state.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { formatPeriodShort, formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { calendarFile, EVENING_BEFORE } from '#frontend/lib/calendar/calendar-file.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { paymentDeadline, seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { useDownloads } from '#frontend/ui/use-downloads.tsx';
import styles from './payment-deadlines.module.css';

const { deadlines } = iscrizioni;
const weeks = seasonWeeks(season.venues).map((week) => ({
  ...week,
  name: formatPeriodShort({ firstDay: week.monday, lastDay: week.friday }),
  deadline: paymentDeadline(week.monday),
}));

const payable = weeks.filter((week) => !week.isPause);

const saveDeadlines = () => {
  const now = new Date(early?.now() ?? Date.now());
  const today = todayInRome(now);
  const events = payable
    .filter(({ deadline }) => deadline >= today)
    .map(({ monday, name, deadline }) => ({
      uid: `pagamento-${monday}@fun-village`,
      title: deadlines.event(name),
      firstDay: deadline,
      alarm: { hoursBefore: EVENING_BEFORE, text: deadlines.reminder(name) },
    }));
  saveFile(deadlines.calendarFileName, new Blob([calendarFile(events, now)], { type: 'text/calendar' }));
};

/** Shows an element once the deadline of this week is past: a later week is the next to be paid, or none is. */
const oncePast = (monday: IsoDay) =>
  when(
    ...payable.filter((week) => week.monday > monday).map((week): SeasonState => `week-${week.monday}`),
    'week-none',
  );

/** Week by week the last day to enrol and pay, computed from the calendar; past ones say so. */
export function PaymentDeadlines() {
  const { canDownload, notice } = useDownloads();
  return (
    <>
      <p {...when('enrolment-off')} className={styles.none}>
        {deadlines.none}
      </p>
      {weeks.length > 0 ? (
        <div className={styles.deadlines}>
          <table>
            <caption>
              {deadlines.caption}
              <span {...when('venues-over')}>{`, ${venuePage.over}`}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">{deadlines.week}</th>
                <th scope="col">{deadlines.payBy}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ monday, name, deadline, isPause }) => (
                <tr key={monday} data-pause={isPause || undefined}>
                  <th scope="row">{name}</th>
                  <td>
                    {isPause ? (
                      deadlines.pause
                    ) : (
                      <>
                        <time dateTime={deadline}>{formatWeekdayAndDay(deadline)}</time>
                        <strong {...when(`week-${monday}`)}>{` ${deadlines.next}`}</strong>
                        <span {...oncePast(monday)} className={styles.past}>{` ${deadlines.past}`}</span>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div {...when('enrolment-on')}>
            <Button
              variant="secondary"
              icon={<Icon name="CalendarDays" />}
              onClick={() => {
                if (canDownload()) saveDeadlines();
              }}
            >
              {deadlines.calendarFile}
            </Button>
            {notice}
          </div>
        </div>
      ) : null}
    </>
  );
}
