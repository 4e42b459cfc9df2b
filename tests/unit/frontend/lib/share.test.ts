import { afterEach, expect, it, vi } from 'vitest';
import { share } from '#frontend/lib/share.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['shared', 'takes the address', async () => {}],
  ['closed', 'is closed by hand', async () => Promise.reject(new DOMException('', 'AbortError'))],
  ['failed', 'does not open', async () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['failed', 'is not what it says it is', async () => Promise.reject(new TypeError('no'))],
])('says «%s» of a share sheet that %s', async (outcome, _, answer) => {
  vi.stubGlobal('navigator', { share: answer });
  expect(await share({ url: 'https://site.example/' })).toBe(outcome);
});
