/** Percentages and conditions of the reductions. Only `advance` goes together with another one. */
export const discounts = {
  chain: { percentPerPerson: 4, percentMax: 20, minWeeks: 1 },
  siblings: { percent: 10 },
  advance: { percent: 5, fromWeeks: 4 },
};
