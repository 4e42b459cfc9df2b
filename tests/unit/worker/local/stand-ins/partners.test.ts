import { afterAll, expect, it } from 'vitest';
import { partnerPaths } from '#worker/local/stand-ins/partner-paths.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';

const partners = await startPartners({ port: 0 });
afterAll(() => partners.close());

const { galleries, ...others } = partnerPaths;
const get = (path: string, init?: RequestInit) => fetch(partners.url + path, init);

it.each([...Object.values(others), ...Object.values(galleries)])('shows a page at %s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<html lang="it">.*<h1>[^<]+<\/h1>/s);
});

it.each([partnerPaths.openDayBooking, partnerPaths.shop, partnerPaths.payment])(
  '%s tells its height to the page around it',
  async (path) => {
    expect(await (await get(path)).text()).toContain("postMessage({ type: 'setHeight', height:");
  },
);

it('thanks whoever sends a form', async () => {
  expect(await (await get(partnerPaths.application, { method: 'POST', body: 'nome=A' })).text()).toContain(
    'Grazie!',
  );
});

it('fails when asked, and knows no other path', async () => {
  expect((await get(`${partnerPaths.shop}?guasto=500`)).status).toBe(500);
  await expect(get(`${partnerPaths.shop}?guasto=giu`)).rejects.toThrow();
  expect((await get('/altro')).status).toBe(404);
});
