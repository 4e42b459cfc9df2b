import { describe, expect, it } from 'vitest';
import { communications } from '#frontend/content/members/communications.ts';
import { opportunities } from '#frontend/content/members/opportunities.ts';
import { photos } from '#frontend/content/members/photos.ts';
import { rules } from '#frontend/content/members/rules.ts';
import { reviewStatistics } from '#frontend/content/organisation/organisation.ts';
import { openDays as openDaysPage } from '#frontend/content/pages/open-days.ts';
import { partnershipClaims } from '#frontend/content/pages/partnership.ts';
import { roles } from '#frontend/content/pages/roles.ts';
import { dailySlots } from '#frontend/content/season/daily-slots.ts';
import { discounts } from '#frontend/content/season/discounts.ts';
import { dailyEvents, prizes } from '#frontend/content/season/programme.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { seasonStates } from '#frontend/content/season/states.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatHours } from '#frontend/italian/format-date.ts';
import { formatOpeningHours } from '#frontend/lib/opening-hours.ts';

const venue = (slug: string) => venues.find((one) => one.slug === slug) as Venue;

/**
 * Facts agreed for the summer of 2025, word for word. Correct the literal here when one of them changes on purpose;
 * delete this file when you open another season.
 */
describe.runIf(season.general.firstDay === '2025-06-09')('summer 2025', () => {
  it('has both calendars as the operator states them', () => {
    expect(season.general).toMatchObject({ lastDay: '2025-09-12', opens: '07:30', closes: '17:00' });
    expect(season.general.pause).toEqual({ firstDay: '2025-08-11', lastDay: '2025-08-17' });
    expect(season.venues).toMatchObject({ firstDay: '2025-06-09', lastDay: '2025-09-05', lateExit: '18:00' });
    expect(season.venues.pause).toEqual({ firstDay: '2025-08-11', lastDay: '2025-08-15' });
    expect(seasonText).toMatchObject({
      label: 'Estate 2025',
      periodAndYear: 'dal 9 giugno al 12 settembre 2025',
      hours: '7:30–17:00',
      ages: 'dai 4 ai 14 anni',
    });
  });

  it('says on common pages that the venues close a week earlier', () => {
    expect(seasonStates.season.over).toContain(
      'L’estate 2025 si è conclusa il 12 settembre 2025, nelle sedi il 5 settembre.',
    );
  });

  it('sells at the agreed prices', () => {
    const rate = (base: number, convention: number) => ({ base, convention });
    const common = { enrolment: rate(10, 5), day: rate(35, 30) };
    const halfDays = { halfDayWeek: rate(95, 80), halfDay: rate(24, 20) };
    expect(venue('tc-nascosa').prices).toEqual({ ...common, ...halfDays, week: rate(129, 110) });
    expect(venue('sport-city').prices).toEqual({ ...common, ...halfDays, week: rate(135, 110) });
    expect(venue('sc-ostiense').prices).toEqual({
      ...common,
      halfDayWeek: null,
      halfDay: null,
      week: rate(139, 118),
    });
    expect(season.lateExitPrices).toEqual({ perDay: 5, perWeek: 15 });
    expect(season.promotion).toMatchObject({ lastDay: '2025-05-31', lastTime: '23:59:59' });
    expect(discounts).toMatchObject({
      chain: { percentPerPerson: 4, percentMax: 20 },
      siblings: { percent: 10 },
      advance: { percent: 5, fromWeeks: 4 },
    });
  });

  it('has venues with these lessons, conventions and secretariat hours', () => {
    expect(venue('sport-city')).toMatchObject({ positions: 14, lessons: { sport: 'calcio', fromAge: 8 } });
    expect(venue('sc-ostiense')).toMatchObject({
      positions: 18,
      lessons: { sport: 'padel', fromAge: 8 },
      garden: { name: 'Garden Land', squareMetres: 15_000 },
    });
    expect(venue('sport-city').conventions?.count).toBe(21);
    expect(venue('sc-ostiense').conventions?.count).toBe(26);
    expect(formatOpeningHours(venue('sport-city').secretariat)).toEqual([
      { days: 'Lunedì–venerdì', hours: '8:00–13:00 e 15:00–19:00' },
      { days: 'Sabato', hours: '10:00–13:00' },
      { days: 'Domenica', hours: '10:00–13:00 e 16:00–19:00' },
    ]);
    expect(formatOpeningHours(venue('sc-ostiense').secretariat)).toEqual([
      { days: 'Lunedì–venerdì', hours: '15:00–19:00' },
      { days: 'Sabato–domenica', hours: '9:30–13:30 e 15:00–19:00' },
    ]);
  });

  it('announces its open days with the deadlines of their bookings', () => {
    const hours = { opens: '15:00', closes: '18:30' };
    expect(season.openDays).toEqual(
      expect.arrayContaining([
        { venue: 'sport-city', day: '2025-05-18', ...hours, bookUntil: '2025-05-14' },
        { venue: 'sc-ostiense', day: '2025-05-25', ...hours, bookUntil: '2025-05-21' },
      ]),
    );
    expect(openDaysPage.who.join(' ')).toContain('tre anni e mezzo');
  });

  it('divides the day into the slots of the programme, with an event for each weekday', () => {
    expect(dailySlots.map((slot) => `${formatHours(slot)} ${slot.activity}`)).toEqual([
      '7:30–9:00 Accoglienza',
      '9:00–16:45 Attività',
      '16:45–17:00 Uscita',
      '17:00–18:00 Per chi esce alle 18:00',
    ]);
    expect(dailyEvents.map(({ when }) => when)).toEqual([...season.general.weekdays, 'everyTwoWeeks']);
    expect(prizes).toEqual({ daily: 'Kit Wow', recreational: 'Kit Golosone', medalsDay: 'friday' });
  });

  it('looks for animators from 16 and village leaders from 25, and trains them before it opens', () => {
    expect(roles.map(({ minimumAge }) => minimumAge)).toEqual([16, 25]);
    expect(season.training).toEqual({
      animators: { firstDay: '2025-03-31' },
      villageLeaders: { firstDay: '2025-03-15', lastDay: '2025-03-16' },
    });
  });

  it('claims what the operator can prove', () => {
    expect(reviewStatistics.map(({ value }) => value)).toEqual(['98%', '4,9/5', '100+']);
    expect(partnershipClaims.map(({ value }) => value)).toEqual(['30+', 'oltre 10.000']);
  });

  it('asks for five photos a day, by seven in the evening', () => {
    expect(photos.guidelines[0]?.title).toBe('Almeno 5 foto al giorno');
    expect(photos.links).toHaveLength(2);
    expect(communications.notices[0]?.text).toContain('entro le 19:00');
  });

  it('asks for absences a day ahead and shows both open roles', () => {
    expect(JSON.stringify(rules)).toContain('almeno 24 ore prima');
    expect(rules.groups.map(({ items }) => items.length)).toEqual([4, 4, 3]);
    expect(opportunities.cards).toHaveLength(2);
    expect(opportunities.apply.label).toBe('Invia la tua candidatura');
  });
});
