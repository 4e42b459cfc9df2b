import { expect, it } from 'vitest';
import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { addDays } from '#frontend/lib/iso-day.ts';
import { eveningOf } from '#frontend/members/evening.ts';
import {
  type Desk,
  type DeskEvent,
  deskReducer,
  initialDesk,
} from '#frontend/members/photo-desk/desk-state.ts';
import { timeLeft } from '#frontend/members/upload-deadline.ts';

const [venue] = venues as [(typeof venues)[number]];
const prefix = venuePrefixes[venue.slug] ?? '';
/** The season begins on a Monday. */
const monday = season.venues.firstDay as IsoDay;
const eveningOn = (days: number) => new Date(`${addDays(monday, days)}T18:00+02:00`);
const [thursday, friday, saturday, before] = [eveningOn(3), eveningOn(4), eveningOn(5), eveningOn(-1)];
const date = addDays(monday, 3).replaceAll('-', '');

const deliveredPhotos = (prefix: string, from: number, count: number): DeskEvent[] => {
  const photos = Array.from({ length: count }, (_, index) => ({
    id: from + index,
    file: new File([], 'a.jpg'),
  }));
  return [
    {
      type: 'examined',
      outcomes: photos.map(({ id }) => [
        id,
        { kind: 'named', name: 'a.jpg', blob: new Blob(), notes: [], fingerprint: `${id}` },
      ]),
    },
    { type: 'delivered', date, prefix, photos },
  ];
};
const after = (...events: DeskEvent[]): Desk => events.reduce(deskReducer, initialDesk);
const eveningAfter = (...events: DeskEvent[]) => eveningOf(after(...events).day, thursday);
const marked = (mark: 'photos' | 'upload' | 'groupPhoto', isDone = true): DeskEvent => ({
  ...{ type: 'marked', date, mark, isDone },
});

it('counts photos by venue and says what is missing of each', () => {
  expect(eveningAfter(...deliveredPhotos(prefix, 0, 17), ...deliveredPhotos('ZZ', 20, 4)).sentences).toEqual([
    `Oggi 17 foto per ${venue.name}: il minimo c’è.`,
    'Oggi 4 foto per «ZZ»: ne manca 1.',
  ]);
});

it('says how many photos a venue needs before there is one', () => {
  expect(eveningAfter().sentences).toEqual(['Oggi 0 foto: ne servono almeno 5 per sede.']);
});

it.each([
  ['a Saturday', saturday],
  ['the day before the season', before],
  ['a day long after it', new Date('2099-07-02T18:00+02:00')],
])('asks for no photos on %s', (_day, now) => {
  expect(eveningOf(after().day, now).sentences).toEqual(['Il centro estivo è chiuso: oggi niente foto.']);
});

it('asks for no photos on a holiday of the season', () => {
  const calendar = { ...season.venues, holidays: [addDays(monday, 3)] };
  expect(eveningOf(after().day, thursday, [calendar]).sentences).toEqual([
    'Il centro estivo è chiuso: oggi niente foto.',
  ]);
});

it('takes the photos for done once every venue has its five', () => {
  expect(eveningAfter(...deliveredPhotos(prefix, 0, 5)).photos).toBe(true);
  expect(eveningAfter(...deliveredPhotos(prefix, 0, 5), ...deliveredPhotos('ZZ', 9, 1)).photos).toBe(false);
});

it('believes the hand that sets a step or undoes it', () => {
  expect(eveningAfter(marked('photos')).photos).toBe(true);
  expect(eveningAfter(...deliveredPhotos(prefix, 0, 5), marked('photos', false)).photos).toBe(false);
});

it('opens the upload again for photos that come after it, not for the same ones', () => {
  const uploaded = [...deliveredPhotos(prefix, 0, 5), marked('upload')];
  expect(eveningAfter(...uploaded, ...deliveredPhotos(prefix, 0, 5)).upload).toBe(true);
  expect(eveningAfter(...uploaded, ...deliveredPhotos(prefix, 9, 1)).upload).toBe(false);
});

it('asks for the group photo on Friday until it is there', () => {
  const { day } = after(marked('groupPhoto', false));
  expect(eveningOf(day, friday).sentences).toContain('È venerdì: serve la foto di gruppo.');
  expect(eveningOf(after(marked('groupPhoto')).day, friday).sentences).toHaveLength(1);
});

it('asks for no group photo on a Friday on which the camp is closed', () => {
  const calendar = { ...season.venues, holidays: [addDays(monday, 4)] };
  expect(eveningOf(after().day, friday, [calendar]).sentences).toEqual([
    'Il centro estivo è chiuso: oggi niente foto.',
  ]);
});

it.each([
  ['2026-07-02T16:55+02:00', 'Mancano 2 ore e 5 minuti.'],
  ['2026-07-02T18:00+02:00', 'Manca 1 ora.'],
  ['2026-07-02T18:20+02:00', 'Mancano 40 minuti.'],
  ['2026-07-02T18:59:30+02:00', 'Manca 1 minuto.'],
  ['2026-07-02T19:00+02:00', undefined],
  ['2026-07-02T23:59+02:00', undefined],
])('says at %s how much time is left for the upload: %s', (now, sentence) => {
  expect(timeLeft(new Date(now))).toBe(sentence);
});
