import { expect, it } from 'vitest';
import { activities } from '#frontend/content/activities/activities.ts';
import type { Activity } from '#frontend/content/activities/activity.ts';
import { frameRows, storageRows } from '#frontend/content/organisation/legal-text.ts';
import { mainGallery, partnerAddresses } from '#frontend/content/organisation/organisation.ts';
import { hasPromotion } from '#frontend/content/season/season.ts';
import { capitalize } from '#frontend/italian/words.ts';
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

it('lists on the cookie page every frame of a partner', () => {
  expect(frameRows.map(({ page }) => page)).toEqual([
    ...(hasPromotion ? ['Pagina della promozione Sconto a Catena'] : []),
    'Modulo di prenotazione dell’Open Day',
    'Gallery del centro estivo',
    ...(activities as readonly Activity[]).flatMap(({ gallery }) =>
      gallery ? `Gallery ${gallery.subject}` : [],
    ),
  ]);
});

it('tells of a frame who receives what, from where, why, when', () => {
  expect(frameRows.find(({ page }) => page === 'Gallery del centro estivo')).toEqual({
    page: 'Gallery del centro estivo',
    recipient: capitalize(partnerAddresses.galleryService),
    origin: new URL(mainGallery).host,
    purpose: 'Mostrare la gallery del centro estivo',
    loading: 'Solo dopo il tuo consenso',
  });
});
