/** Apart from the cookie page's texts, because every page imports it. */
export const offlineCacheName = 'members-offline';
