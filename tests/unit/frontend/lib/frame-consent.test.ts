import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '#tests/fixtures/storage.ts';

const service = 'https://gallery.example la gallery';

const visit = () => import('#frontend/lib/frame-consent.ts');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storageOf(new Map()));
});
afterEach(() => vi.unstubAllGlobals());

it('lets nothing in before the visitor says so', async () => {
  expect((await visit()).allowedServices()).toEqual([]);
});

it('asks anew when who shows the page or its address changes, not when its path does', async () => {
  const { serviceOf } = await visit();
  const named = (url: string, recipient = 'la gallery') => serviceOf({ url, recipient });
  expect(named('https://gallery.example/a')).toBe(named('https://gallery.example/b'));
  expect(named('https://other.example/a')).not.toBe(named('https://gallery.example/a'));
  expect(named('https://gallery.example/a', 'altri')).not.toBe(named('https://gallery.example/a'));
});

it('remembers a consent at the next visit', async () => {
  (await visit()).allowService(service);
  vi.resetModules();
  expect((await visit()).allowedServices()).toEqual([service]);
});

it('forgets everything when consent is withdrawn, and tells who shows frames', async () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', storageOf(entries));
  const consent = await visit();
  consent.allowService(service);
  const heard = vi.fn();
  consent.onConsentChange(heard);
  consent.withdrawConsent();
  expect(consent.allowedServices()).toEqual([]);
  expect(heard).toHaveBeenCalledOnce();
  expect(entries.size).toBe(0);
});

it.each([
  ['withdraws', 'frame-consent'],
  ['empties its storage, which names no key,', null],
])('forgets a consent when another tab %s', async (_, key) => {
  const consent = await visit();
  consent.allowService(service);
  const heard = vi.fn();
  consent.onConsentChange(heard);
  localStorage.removeItem('frame-consent');
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect([consent.allowedServices(), heard.mock.calls.length]).toEqual([[], 1]);
});

it('holds for this visit where storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined);
  const consent = await visit();
  consent.allowService(service);
  expect(consent.allowedServices()).toEqual([service]);
});

it('holds for this visit where storage is full, and still can be withdrawn', async () => {
  vi.stubGlobal('localStorage', storageOf(new Map(), { isFull: true }));
  const consent = await visit();
  consent.allowService(service);
  expect(consent.allowedServices()).toEqual([service]);
  consent.withdrawConsent();
  expect(consent.allowedServices()).toEqual([]);
});

it.each(['no json', '{"a":1}', '[1,null]'])('reads %s in storage as no consent', async (stored) => {
  localStorage.setItem('frame-consent', stored);
  expect((await visit()).allowedServices()).toEqual([]);
});
