import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { season } from '#frontend/content/season/season.ts';
import { formatPeriodShort, formatWeekdayAndDay } from '#frontend/italian/dates.ts';
import { calendarFile } from '#frontend/lib/calendar-file.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { when } from '#frontend/lib/season/when.ts';
import { paymentDeadline, seasonWeeks } from '#frontend/lib/season-weeks.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './payment-deadlines.module.css';

const { deadlines } = iscrizioni;
const weeks = seasonWeeks(season.venues).map((week) => ({
  ...week,
  name: formatPeriodShort({ firstDay: week.monday, lastDay: week.friday }),
  deadline: paymentDeadline(week.monday),
}));

const payable = weeks.filter((week) => !week.isPause);

const saveDeadlines = () => {
  const events = payable.map(({ monday, name, deadline }) => ({
    uid: `pagamento-${monday}@fun-village`,
    title: deadlines.event(name),
    firstDay: deadline,
    remindHoursBefore: 6,
  }));
  saveFile(deadlines.calendarFileName, 'text/calendar', calendarFile(events, new Date()));
};

/** Week by week the last day to enrol and pay, computed from the calendar, while one is left. */
export function PaymentDeadlines() {
  return (
    <>
      <div {...when('venues-off')}>
        <p>{deadlines.none}</p>
      </div>
      <div {...when('venues-on')} className={styles.deadlines}>
        <table>
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
                      <strong {...when(`week-${monday}`)}> {deadlines.next}</strong>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button variant="secondary" icon={<Icon name="CalendarDays" />} onClick={saveDeadlines}>
          {deadlines.calendarFile}
        </Button>
      </div>
    </>
  );
}
