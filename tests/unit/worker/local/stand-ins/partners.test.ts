import { afterAll, expect, it } from 'vitest';
import { startPartners } from '#worker/local/stand-ins/partners.ts';

const { url, close } = await startPartners({ port: 0 });
afterAll(close);

it('shows the shop', async () => {
  const answer = await fetch(`${url}/negozio`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<h1')]);
});

it('fails with ?guasto=500', async () => {
  expect((await fetch(`${url}/negozio?guasto=500`)).status).toBe(500);
});

it('drops the connection with ?guasto=giu', async () => {
  await expect(fetch(`${url}/negozio?guasto=giu`)).rejects.toThrow(TypeError);
});

it('is silent for seconds with ?guasto=lento', async () => {
  const answer = fetch(`${url}/negozio?guasto=lento`, { signal: AbortSignal.timeout(1500) });
  await expect(answer).rejects.toThrow(/timeout/);
});

it('takes another port where its own is in use', async () => {
  const second = await startPartners({ port: Number(new URL(url).port) });
  expect((await fetch(`${second.url}/negozio`)).status).toBe(200);
  expect(second.url).not.toBe(url);
  await second.close();
});
