import { expect, it } from 'vitest';
import { dropsDownloads, hasOneDownloadPerTap } from '#frontend/lib/download-limits.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const iPhoneView =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const iPhone = `${iPhoneView.replace('Mobile/', 'Version/18.6 Mobile/')} Safari/604.1`;
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const androidView =
  'Mozilla/5.0 (Linux; Android 14; SM-A536B; wv) AppleWebKit/537.36 Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36';

it('iPhone and iPad are known to take one download per tap, others are not', () => {
  expect(hasOneDownloadPerTap({ userAgent: iPhone, maxTouchPoints: 5 })).toBe(true);
  expect(hasOneDownloadPerTap({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(hasOneDownloadPerTap({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
  expect(hasOneDownloadPerTap({ userAgent: android, maxTouchPoints: 5 })).toBe(false);
});

it.each([
  ['Safari on an iPhone', iPhone, false],
  ['Safari on an iPad', mac, false],
  ['Chrome on Android', android, false],
  ['Instagram on an iPhone', `${iPhoneView} Instagram 400.0.0.20.88 (iPhone14,5; iOS 18_6; it_IT)`, true],
  ['Facebook on an iPhone', `${iPhoneView} [FBAN/FBIOS;FBAV/530.0.0.43.107;FBDV/iPhone14,5]`, true],
  ['another app on an iPhone', iPhoneView, true],
  ['Instagram on Android', `${android} Instagram 400.0.0.20.88 Android (34/14)`, true],
  ['Facebook on Android', `${android} [FB_IAB/FB4A;FBAV/530.0.0.43.107;]`, true],
  ['another app on Android', androidView, true],
])('downloads are dropped by %s', (_browser, userAgent, isDropped) => {
  expect(dropsDownloads({ userAgent, maxTouchPoints: 5 })).toBe(isDropped);
});

it('an app on the home screen of an iPhone downloads', () => {
  expect(dropsDownloads({ userAgent: iPhoneView, maxTouchPoints: 5, standalone: true })).toBe(false);
});
