const SECOND_MS = 1000;
const secondsIn = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

export type CountdownParts = Record<keyof typeof secondsIn, number>;

/** Whole days, hours, minutes and seconds in `remainingMs`; `null` once nothing is left. */
export function countdownParts(remainingMs: number): CountdownParts | null {
  if (remainingMs <= 0) return null;
  let rest = Math.floor(remainingMs / SECOND_MS);
  const take = (seconds: number) => {
    const amount = Math.floor(rest / seconds);
    rest -= amount * seconds;
    return amount;
  };
  return {
    days: take(secondsIn.days),
    hours: take(secondsIn.hours),
    minutes: take(secondsIn.minutes),
    seconds: take(secondsIn.seconds),
  };
}
