type Browser = { userAgent: string; maxTouchPoints: number; standalone?: boolean };

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Browser) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** iPhone and iPad take one download per tap. */
export const hasOneDownloadPerTap = isApplePhone;

/**
 * In-app browsers (Instagram, Facebook and other web views) drop downloads without an event. On iOS only they and apps
 * on the home screen (`standalone`) leave `Safari` out of their name.
 */
export const dropsDownloads = (browser: Browser): boolean =>
  /\bFB(AN|AV|IOS)\b|\bFB_IAB|Instagram|; wv\)/.test(browser.userAgent) ||
  (isApplePhone(browser) && !browser.userAgent.includes('Safari/') && !browser.standalone);
