import { expect, it } from 'vitest';
import { originsOf } from '#frontend/lib/partner-origins.ts';

it('names each origin once: all to be framed, galleries alone to be asked, the shop’s alone for payments', () => {
  const frame = (url: string, isForm: boolean, alsoFrames: string[] = []) => ({
    url,
    isForm,
    alsoFrames,
    takesPayment: alsoFrames.length > 0,
  });
  expect(
    originsOf([
      frame('https://shop.test/catena?x=1', true, ['https://pay.test']),
      frame('https://shop.test/open-day', true),
      frame('https://photos.test/a', false),
      frame('https://photos.test/b', false),
    ]),
  ).toEqual({
    frameOrigins: ['https://shop.test', 'https://pay.test', 'https://photos.test'],
    galleryOrigins: ['https://photos.test'],
    paymentOrigins: ['https://shop.test', 'https://pay.test'],
  });
});
