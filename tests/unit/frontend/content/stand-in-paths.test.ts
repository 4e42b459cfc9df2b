import { expect, it } from 'vitest';
import { partnerFrames } from '#frontend/content/organisation/partner-frames.ts';
import { partnerLinks } from '#frontend/content/organisation/partners.ts';
import { partnerPaths } from '#worker/local/stand-ins/partner-paths.ts';

it('shows a stand-in of this machine for every partner whose address is still to be filled in', () => {
  const { galleries, openDayBooking, shop, application } = partnerPaths;
  const served: string[] = [openDayBooking, shop, application, ...Object.values(galleries)];
  const samples = [...partnerFrames, partnerLinks.applicationForm]
    .map(({ url }) => new URL(url))
    .filter(({ hostname }) => hostname === '127.0.0.1');
  expect(samples.filter(({ pathname }) => !served.includes(pathname))).toEqual([]);
});
