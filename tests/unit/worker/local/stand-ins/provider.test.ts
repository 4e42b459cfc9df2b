import { afterAll, beforeEach, expect, it } from 'vitest';
import { startProvider } from '#worker/local/stand-ins/provider.ts';
import { providerFaults } from '#worker/local/stand-ins/provider-faults.ts';

const provider = await startProvider({ pauseMs: 2 });
afterAll(() => provider.close());
beforeEach(() => {
  provider.requests.length = 0;
});

const ask = (
  description: string,
  { stream = false, model = 'gpt-4o', signal = null as AbortSignal | null } = {},
) =>
  fetch(`${provider.url}/chat/completions`, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer local' },
    body: JSON.stringify({
      model,
      stream,
      messages: [{ role: 'user', content: `<descrizione>${description}</descrizione>` }],
    }),
  });

const events = (body: string) =>
  [...body.matchAll(/^data: (\{.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data).choices[0]?.delta.content ?? '',
  );

it('answers with a post made from the description', async () => {
  const answer = await (await ask('Torneo di calcio il 9 giugno 2025 a Ostiense.')).json();
  expect(answer.choices[0].message.content).toMatch(
    /Tutti in campo.*Torneo di calcio.*09\/06\/2025.*#FunVillage/s,
  );
});

it('sets no time after which it closes an idle connection, perhaps under a request on its way', async () => {
  expect((await ask('Giochi')).headers.get('Keep-Alive')).toBeNull();
});

it('streams the same post in pieces and ends with [DONE]', async () => {
  const [plain, streamed] = [
    await (await ask('Giochi')).json(),
    await (await ask('Giochi', { stream: true })).text(),
  ];
  expect(events(streamed).length).toBeGreaterThan(20);
  expect(events(streamed).join('')).toBe(plain.choices[0].message.content);
  expect(streamed).toMatch(/\n\ndata: \[DONE\]\n\n$/);
});

it('records what it was sent and hands it out over HTTP', async () => {
  await ask('Giochi');
  const recorded = await (await fetch(new URL('/requests', provider.url))).json();
  expect(recorded).toMatchObject([
    { path: '/v1/chat/completions', authorization: 'Bearer local', hungUp: false, body: { model: 'gpt-4o' } },
  ]);
});

it('records that the caller hung up', async () => {
  const leave = new AbortController();
  const answer = await ask('[guasto: slow]', { stream: true, signal: leave.signal });
  await answer.body?.getReader().read();
  leave.abort();
  await expect.poll(() => provider.requests[0]?.hungUp).toBe(true);
});

it.each(['400', '401', '403', '404', '409', '422', '429', '500', '503'])(
  'answers %s when asked',
  async (status) => {
    expect((await ask(`Giochi [guasto: ${status}]`)).status).toBe(Number(status));
    expect((await ask('Giochi', { model: `fault-${status}`, stream: true })).status).toBe(Number(status));
  },
);

it('sends elsewhere, refuses, cuts and stays silent when asked', async () => {
  expect((await ask('[guasto: redirect]')).status).toBe(307);
  await expect(ask('[guasto: refused]')).rejects.toThrow();
  await expect(ask('[guasto: cut]').then((answer) => answer.text())).rejects.toThrow();
  await expect(ask('[guasto: cut]', { stream: true }).then((answer) => answer.text())).rejects.toThrow();
  await expect(ask('[guasto: silence]', { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
  const stalled = ask('[guasto: stall]', { stream: true, signal: AbortSignal.timeout(200) });
  await expect(stalled.then((answer) => answer.text())).rejects.toThrow(/timeout/);
});

it('answers bodies that are no completion when asked', async () => {
  await expect((await ask('[guasto: malformed]')).json()).rejects.toThrow();
  expect((await (await ask('[guasto: no-choices]')).json()).choices).toEqual([]);
  expect((await (await ask('[guasto: empty]')).json()).choices[0].message.content).toBe('');
  expect((await (await ask('[guasto: null-content]')).json()).choices[0].message.content).toBeNull();
  expect((await ask('[guasto: html]')).headers.get('content-type')).toContain('text/html');
  expect(events(await (await ask('[guasto: empty]', { stream: true })).text()).join('')).toBe('');
  expect(events(await (await ask('[guasto: no-choices]', { stream: true })).text()).join('')).toBe('');
  expect(await (await ask('[guasto: malformed]', { stream: true })).text()).toContain(
    'data: {"choices":[{\n',
  );
  expect(await (await ask('[guasto: stream-error]', { stream: true })).text()).toContain('"error"');
});

it('says so when a fault does not exist', async () => {
  expect(await (await ask('[guasto: typo]')).text()).toContain(providerFaults.join(', '));
});
