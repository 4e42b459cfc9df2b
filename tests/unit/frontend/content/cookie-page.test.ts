import { afterAll, expect, it, vi } from 'vitest';
import * as organisation from '#frontend/content/organisation/organisation.ts';
import { hasPromotion } from '#frontend/content/season/season.ts';

const file = '#frontend/content/organisation/organisation.ts';
afterAll(() => {
  vi.doUnmock(file);
  vi.resetModules();
});

it('names the booking form among the pages that wait for a tap if it stores cookies of its own', async () => {
  const partnerAddresses = { ...organisation.partnerAddresses, bookingSetsCookies: true };
  vi.doMock(file, () => ({ ...organisation, partnerAddresses }));
  vi.resetModules();
  const { frameRows, legalText } = await import('#frontend/content/organisation/legal-text.ts');
  expect(legalText.consent.title).toBe(
    hasPromotion
      ? 'La tua scelta su gallery, pagina della promozione e modulo degli Open Day'
      : 'La tua scelta su gallery e modulo degli Open Day',
  );
  expect(frameRows.find(({ page }) => page === 'Modulo di prenotazione dell’Open Day')?.loading).toBe(
    'Solo dopo il tuo consenso',
  );
});
