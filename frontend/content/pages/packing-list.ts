import { formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize, formatList } from '#frontend/italian/words.ts';
import { whatToBring } from '../organisation/organisation.ts';
import { dailyEvents, packingByDay } from '../season/programme.ts';

const eventOn = (when: string) => dailyEvents.find((one) => one.when === when)?.activity.toLowerCase();

/** Things to bring every day, then for the event of a weekday; empty while none is known. */
export const packingList: readonly { day: string; things: string }[] = [
  { day: 'Ogni giorno', things: whatToBring },
  ...packingByDay.map(({ when, things }) => ({
    day: [capitalize(formatWeekdayName(when)), eventOn(when)].filter(Boolean).join(', '),
    things,
  })),
].flatMap(({ day, things }) =>
  things.length > 0 ? [{ day, things: `${formatList(things).toLowerCase()}.` }] : [],
);
