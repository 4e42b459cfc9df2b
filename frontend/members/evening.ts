import { photosPerVenue, membersDay as text } from '#frontend/content/members/day.ts';
import { venuePrefixes } from '#frontend/content/members/venue-prefixes.ts';
import { type Calendar, season } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { weekdayOf } from '#frontend/lib/iso-day.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';
import { datesOf, isClosed } from '#frontend/lib/season/season-weeks.ts';
import type { Day, Mark } from './photo-desk/desk-state.ts';

export type Evening = Record<Mark, boolean> & {
  /** Photos so far, and those still missing. */
  sentences: string[];
  isFriday: boolean;
};

const venueOf = (prefix: string) =>
  venues.find(({ slug }) => venuePrefixes[slug] === prefix)?.name ?? `«${prefix}»`;

/** True if the camp is open by one of the calendars. */
const isCampDay = (day: IsoDay, calendars: readonly Calendar[]) =>
  calendars.some((calendar) => {
    const dates = datesOf(calendar);
    return dates && dates.firstDay <= day && day <= dates.lastDay && !isClosed(calendar, day);
  });

/** Steps done today: derived from what happened, unless corrected by hand. */
export function eveningOf(
  { photos, isPostTaken, marks }: Day,
  now: Date,
  calendars: readonly Calendar[] = [season.general, season.venues],
): Evening {
  const target = photosPerVenue;
  const counts = new Map<string, number>();
  for (const prefix of photos.values()) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const today = todayInRome(now);
  const isOpen = isCampDay(today, calendars);
  const isFriday = isOpen && weekdayOf(today) === 'friday';
  const groupPhoto = marks.groupPhoto ?? false;
  return {
    post: marks.post ?? isPostTaken,
    photos: marks.photos ?? (counts.size > 0 && [...counts.values()].every((count) => count >= target)),
    upload: marks.upload ?? false,
    groupPhoto,
    isFriday,
    sentences: [
      ...(counts.size === 0
        ? [isOpen ? text.noPhotos(target) : text.closed]
        : Array.from(counts, ([prefix, count]) => text.photos(count, venueOf(prefix), target))),
      ...(isFriday && !groupPhoto ? [text.groupPhoto] : []),
    ],
  };
}
