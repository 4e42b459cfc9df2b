/** A measurement beside its floor of the same run; `ratio` is value ÷ floor, absent where only the value matters. */
export type Row = { what: string; value: string; floor?: string; ratio?: number };

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const milliseconds = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** The same medians of two interleaved series, as a row. */
export const against = (what: string, values: readonly number[], floor: readonly number[]): Row => ({
  what,
  value: milliseconds(median(values)),
  floor: milliseconds(median(floor)),
  ratio: median(values) / median(floor),
});

/** Columns as wide as their longest cell; the first one to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart((widths[at] ?? 0) + 2)))
        .join(''),
    )
    .join('\n');
}

export const speedTable = (rows: readonly Row[]): string =>
  table(
    ['', 'measured', 'floor', 'ratio'],
    rows.map(({ what, value, floor, ratio }) => [what, value, floor ?? '', ratio?.toFixed(2) ?? '']),
  );
