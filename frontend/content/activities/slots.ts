import { formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize, formatCount, formatList } from '#frontend/italian/words.ts';
import { dailyEvents, prizes, showThemes, sports } from '../season/programme.ts';

const week = dailyEvents
  .flatMap(({ when, activity }) =>
    when === 'everyTwoWeeks' ? [] : [`${formatWeekdayName(when)} ${activity}`],
  )
  .join(', ')
  .toLowerCase();

/** Values that stand in braces in the words of an activity. */
const values: Record<string, string> = {
  premio: prizes.recreational,
  'premio del giorno': prizes.daily,
  'giorno delle medaglie': formatWeekdayName(prizes.medalsDay),
  spettacoli: formatCount(showThemes.length),
  sport: formatList(sports.map(({ name }) => name.toLowerCase())),
  settimana: capitalize(week),
};

/** Puts the programme's values in the place of `{premio}` and the like; the content check names one that is unknown. */
export const fillSlots = (text: string): string =>
  text.replace(/\{([^}]*)\}/g, (slot, name: string) => values[name] ?? slot);
