import type { OpenDaySession } from '#frontend/content/open-day-sessions.ts';
import type { Weekday } from '#frontend/content/types.ts';
import { type IsoDay, venueSlugs } from '#frontend/content/types.ts';
import { formatWeekday, formatWeekdayName } from '#frontend/italian/dates.ts';
import { weekdayOf } from '../dates.ts';
import type { Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';
import { dayFindings, isTime } from './season-rules.ts';

const { error, warning } = about('open-day-sessions.ts');

const weekdayFinding = (field: string, day: IsoDay, weekday: Weekday): Finding[] =>
  weekdayOf(day) === weekday
    ? []
    : [error(field, `${day} è ${formatWeekday(day)}, non ${formatWeekdayName(weekday) ?? weekday}.`)];

function sessionFindings(session: OpenDaySession, { season }: Facts): Finding[] {
  const { name, day, bookUntil, opens, closes } = session;
  const days = [
    ...dayFindings(error, `${name}.day`, day, season.year),
    ...dayFindings(error, `${name}.bookUntil`, bookUntil, season.year),
  ];
  if (days.length > 0) return days;

  const findings = [
    ...weekdayFinding(`${name}.weekday`, day, session.weekday),
    ...weekdayFinding(`${name}.bookUntilWeekday`, bookUntil, session.bookUntilWeekday),
  ];
  if (bookUntil > day)
    findings.push(
      error(`${name}.bookUntil`, `la prenotazione scade (${bookUntil}) dopo l’Open Day (${day}).`),
    );
  if (!isTime(opens) || !isTime(closes) || closes <= opens)
    findings.push(error(`${name}.closes`, `la fine (${closes}) non viene dopo l’inizio (${opens}).`));
  if (!venueSlugs.includes(session.venue))
    findings.push(error(`${name}.venue`, `la sede «${session.venue}» non esiste.`));
  if (session.addresses.length === 0) findings.push(error(`${name}.addresses`, 'manca l’indirizzo.'));
  if (day >= season.general.firstDay)
    findings.push(
      warning(`${name}.day`, `l’Open Day (${day}) è a stagione già cominciata (${season.general.firstDay}).`),
    );
  return findings;
}

/** The day's slots follow each other without gaps from the opening to the late exit. */
function slotFindings({ dailySlots, season }: Facts): Finding[] {
  const report = about('programme.ts').error;
  const edges = [season.general.opens, ...dailySlots.map(({ closes }) => closes)];
  const findings = dailySlots.flatMap(({ opens, closes, activity }, position) => {
    if (opens !== edges[position])
      return [report(activity, `comincia alle ${opens}, ma prima si era arrivati alle ${edges[position]}.`)];
    return closes > opens ? [] : [report(activity, `finisce (${closes}) prima di cominciare (${opens}).`)];
  });
  if (edges.at(-1) !== season.campus.lateExit)
    findings.push(report('dailySlots', `l’ultima fascia non arriva alle ${season.campus.lateExit}.`));
  return findings;
}

/** Each day of the camp's week has exactly one themed event. */
const dailyEventFindings = ({ dailyEventCards, season }: Facts): Finding[] =>
  season.general.weekdays.flatMap((weekday) => {
    const count = dailyEventCards.filter(({ when }) => when === weekday).length;
    return count === 1
      ? []
      : [
          about('daily-events.ts').error(
            weekday,
            `${formatWeekdayName(weekday)} ha ${count} eventi, ne serve uno.`,
          ),
        ];
  });

const testimonialFindings = ({ testimonials }: Facts): Finding[] =>
  testimonials.flatMap(({ text, highlight }, position) =>
    text.includes(highlight)
      ? []
      : [
          about('testimonials.ts').error(
            `testimonials[${position}].highlight`,
            'le parole in evidenza non sono nel testo.',
          ),
        ],
  );

export const eventFindings = (facts: Facts): Finding[] => [
  ...facts.openDaySessions.flatMap((session) => sessionFindings(session, facts)),
  ...slotFindings(facts),
  ...dailyEventFindings(facts),
  ...testimonialFindings(facts),
];
