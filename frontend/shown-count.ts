/** So many stand in the lists of other pages, all of them; of more only the first, with the way to a page of all. Beyond, pages would leave their budgets. */
const limits = { venues: { all: 6, first: 3 }, activities: { all: 9, first: 6 } };

/** How many of so many venues or activities stand in the lists of other pages. */
export const shownCount = (of: keyof typeof limits, count: number): number =>
  count > limits[of].all ? limits[of].first : count;
