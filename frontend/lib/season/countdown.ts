export type CountdownParts = Record<'days' | 'hours' | 'minutes' | 'seconds', number>;

/** Whole days, hours, minutes and seconds in `remainingMs`; zeros once nothing is left. */
export function countdownParts(remainingMs: number): CountdownParts {
  const seconds = Math.max(0, Math.floor(remainingMs / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
