import { expect, it } from 'vitest';
import { frameRows, storageRows } from '#frontend/content/organisation/legal-text.ts';
import { partnerFrames } from '#frontend/content/organisation/partner-frames.ts';
import { frameConsentKey } from '#frontend/ui/frame-consent-key.ts';

const sources = import.meta.glob<string>(
  ['/{frontend,worker}/**/*.{ts,tsx}', '!/{worker/local,frontend/preview,frontend/edit}/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const filesWith = (pattern: RegExp) =>
  Object.entries(sources)
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => path.slice(1));

it('tells on the cookie page of everything that the code keeps in a browser', () => {
  expect(storageRows.map(({ name, kind }) => [name, kind])).toEqual([
    [frameConsentKey, 'Memoria del browser'],
    ['last-reload', 'Memoria della scheda'],
    ['scroll-position', 'Memoria della scheda'],
    ['__Host-members', 'Cookie'],
    ['__Host-device', 'Cookie'],
    ['__Host-left', 'Cookie'],
    ['members-known', 'Memoria del browser'],
    ['members-left', 'Memoria del browser'],
    ['members-draft', 'Memoria del browser'],
    ['members-photo-fields', 'Memoria del browser'],
    ['members-batch', 'Memoria del browser'],
    ['members-day', 'Memoria del browser'],
    ['members-offline', 'Archivio del browser'],
  ]);
});

it('keeps nothing in a browser but from the places that the cookie page knows', () => {
  const storage =
    /\b(?:local|session)Storage\.|globalThis\.(?:local|session)Storage|\bindexedDB\.|\bcaches\.open|\bcookieStore\.|document\.cookie/;
  expect(filesWith(storage)).toEqual([
    'frontend/early/reload-once.ts',
    'frontend/gate/offline-cache.ts',
    'frontend/gate/offline.ts',
    'frontend/gate/stored.ts',
    'frontend/lib/frame-consent.ts',
    'frontend/ui/use-scroll-restoration.ts',
  ]);
  expect(filesWith(/\bsetCookie\(/)).toEqual(['worker/session.ts']);
});

it('lists every frame of a partner with who receives what, and when', () => {
  expect(frameRows).toHaveLength(partnerFrames.length);
  for (const row of frameRows) expect(Object.values(row).every((cell) => cell.length > 0)).toBe(true);
});
