import { afterAll, expect, it } from 'vitest';
import { startProvider } from '#worker/local/stand-ins/provider.ts';
import { providerFaults } from '#worker/local/stand-ins/provider-faults.ts';

const provider = await startProvider({ pauseMs: 2 });
afterAll(() => provider.close());

const ask = (description: string, { stream = false } = {}) =>
  fetch(`${provider.url}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer local' },
    body: JSON.stringify({
      model: 'gpt-4o',
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

it('says so when a fault does not exist', async () => {
  expect(await (await ask('[guasto: typo]')).text()).toContain(providerFaults.join(', '));
});
