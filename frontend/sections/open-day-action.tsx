import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { openDays } from '#frontend/content/pages/open-days.ts';
import { season } from '#frontend/content/season/season.ts';
import { formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';

/** Sessions that can be booked, in the order in which booking ends. */
const bookable = season.openDays
  .flatMap(({ bookUntil }, index) => (bookUntil ? [{ bookUntil, number: index + 1 }] : []))
  .sort((one, other) => (one.bookUntil < other.bookUntil ? -1 : 1));

/** Shows an element once the session before cannot be booked. */
const onceOver = (number: number | undefined) =>
  number && when(`open-day-${number}-closed`, `open-day-${number}-today`, `open-day-${number}-past`);

/** The main action of the open days: to book the next one or, while none can be booked, to ask. */
export const OpenDayAction = () => (
  <div>
    {bookable.map(({ bookUntil, number }, index) => (
      <span key={number} {...onceOver(bookable[index - 1]?.number)}>
        <span {...when(`open-day-${number}-bookable`)}>
          <ButtonLink to="#prenota">{openDays.book(formatWeekdayAndDay(bookUntil))}</ButtonLink>
        </span>
      </span>
    ))}
    <span {...when('booking-announced', 'booking-closed', 'booking-over')}>
      <ButtonLink to={chatHref(openDays.askMessage)}>{openDays.ask}</ButtonLink>
    </span>
  </div>
);
