import { afterAll, expect, it, vi } from 'vitest';
import * as organisation from '#frontend/content/organisation/organisation.ts';
import { hasPromotion } from '#frontend/content/season/season.ts';

const file = '#frontend/content/organisation/organisation.ts';
afterAll(() => {
  vi.doUnmock(file);
  vi.resetModules();
});

const withBookingCookies = () => {
  const partnerAddresses = { ...organisation.partnerAddresses, bookingSetsCookies: true };
  vi.doMock(file, () => ({ ...organisation, partnerAddresses }));
  vi.resetModules();
};

it('names the booking form among the pages that wait for a tap if it stores cookies of its own', async () => {
  withBookingCookies();
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

it('offers the booking form only while a session can be booked, if it stores cookies of its own', async () => {
  withBookingCookies();
  const { renderPage } = await import('#frontend/entry-prerender.tsx');
  const { body } = await renderPage('/open-days');
  const [, state] =
    /<div data-when="([^"]*)"><div role="group" aria-label="Modulo di prenotazione/.exec(body) ?? [];
  expect(state).toBe('booking-open');
  expect(body).not.toContain('<iframe');
});
