import { photoUploadBy, membersDay as text } from '#frontend/content/members/day.ts';
import { romeClock } from '#frontend/lib/rome-clock.ts';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The time left until the photos must be in the folder, as a sentence; `undefined` once it is over, until midnight in Rome. */
export function timeLeft(now: Date): string | undefined {
  const left = minutesOf(photoUploadBy) - minutesOf(romeClock(now).time);
  if (left <= 0) return undefined;
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  const duration = [hours > 0 && text.hours(hours), minutes > 0 && text.minutes(minutes)]
    .filter(Boolean)
    .join(text.and);
  return text.timeLeft(duration, left === 1 || left === 60);
}
