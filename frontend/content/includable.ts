/** Items that a week may include, in the order of display; their names are in `pages/venue.ts`. */
export const includable = ['lunch', 'snack', 'insurance', 'kit', 'shirt', 'pool', 'lessons', 'show'] as const;
