import { expect, it } from 'vitest';
import { hasOneDownloadPerTap } from '#frontend/members/photo-desk/save-file.ts';

it('iPhone and iPad are known to take one download per tap, others are not', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const android =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
  expect(hasOneDownloadPerTap({ userAgent: phone, maxTouchPoints: 5 })).toBe(true);
  expect(hasOneDownloadPerTap({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(hasOneDownloadPerTap({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
  expect(hasOneDownloadPerTap({ userAgent: android, maxTouchPoints: 5 })).toBe(false);
});
