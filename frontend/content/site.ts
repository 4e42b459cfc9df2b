export const siteName = 'Fun Village';

/** So many stand in lists on other pages. From one more on, all of them have a page of their own. */
export const mostShown = { venues: 4, activities: 6 };
