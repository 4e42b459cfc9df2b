/** From this second (Unix) on these states hold, separated by spaces, until the next change; the first is at 0. */
export type Change = readonly [fromSeconds: number, states: string];
export type Timeline = readonly Change[];

/** The states of a timeline at this second (Unix). */
export const statesAt = (line: Timeline, seconds: number): string =>
  line.findLast(([from]) => from <= seconds)?.[1] ?? '';
