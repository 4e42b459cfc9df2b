/** What the camp says of itself, everywhere it says it. */
export const organisation = {
  foundedYear: 1994,
  /** Claims of the page for sports centres. */
  experienceYears: '30+',
  childrenHosted: 10_000,
  country: 'IT',
  area: 'Roma e dintorni',
} as const;
