/** When the pages were built (seconds, Unix): what was over by then is not in them. 0 where they may be visited at any moment. */
export const drawnAt = Number(import.meta.env?.BUILT_AT ?? 0);
