import { expect, it, onTestFinished, vi } from 'vitest';
import type { GenerateEvent } from '#worker/contract.ts';
import { readEvents } from './read-events.ts';
import { seenBy } from './seen-by-provider.ts';
import { API_KEY, asStream, logged, signedInWorker } from './worker-under-test.ts';

it('answers with the text the provider wrote for the trimmed description', async () => {
  const { generate } = await signedInWorker();
  // Without digits: the stand-in leaves out what looks like a telephone number.
  const mark = crypto.randomUUID().replaceAll(/\d/g, 'x');
  const answer = await generate(`  Gara di tuffi ${mark}\n `);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ text: expect.stringContaining('tuffi') });

  const [sent, ...more] = await seenBy(mark);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/v1/chat/completions',
    authorization: `Bearer ${API_KEY}`,
    body: { model: 'a-model', temperature: 0.8, max_tokens: 1000, stream: false },
  });
  expect(sent?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(sent?.body.messages[1]?.content).toContain(`\nGara di tuffi ${mark}\n`);
});

it('streams pieces and ends with one done that holds them all', async () => {
  const { generate } = await signedInWorker();
  const answer = await generate('Battaglia con l’acqua al campo', asStream);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);

  const events = await readEvents(answer);
  const last = events.pop() as GenerateEvent & { event: 'done' };
  expect(last.event).toBe('done');
  expect(events.length).toBeGreaterThan(1);
  expect(events.every(({ event }) => event === 'delta')).toBe(true);
  expect(events.map(({ data }) => ('text' in data ? data.text : '')).join('')).toBe(last.data.text);
});

it('says of a text that the provider cut short that it is not whole', async () => {
  const { generate } = await signedInWorker();
  const description = '[guasto: length]';
  expect(await (await generate(description)).json()).toMatchObject({ isComplete: false });
  const last = (await readEvents(await generate(description, asStream))).pop();
  expect(last).toMatchObject({ event: 'done', data: { isComplete: false } });
  expect(logged.join('\n')).toMatch(/"event":"generated".*"isComplete":false,"skippedEvents":0/);
});

it('counts foreign events of the provider in the log', async () => {
  const { generate } = await signedInWorker();
  const last = (await readEvents(await generate('[guasto: ping]', asStream))).pop();
  expect(last).toMatchObject({ event: 'done' });
  expect(logged.join('\n')).toMatch(/"event":"generated".*"isComplete":true,"skippedEvents":1/);
});

it('passes the first piece on while the provider is still writing', async () => {
  const { generate } = await signedInWorker();
  const mark = crypto.randomUUID();
  const answer = await generate(`Torneo [guasto: slow] ${mark}`, asStream);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toContain('event: delta');
  const [sent] = await seenBy(mark);
  expect(sent?.endedAt).toBeUndefined();
  await reader.cancel();
  await expect.poll(() => logged.join('\n')).toContain('generation_cancelled');
});

it('accepts a description of exactly 4,000 characters, emoji counted as one', async () => {
  const { generate } = await signedInWorker();
  expect((await generate('🏊'.repeat(4000))).status).toBe(200);
});

it('sends nothing after the last event, not even a beat', async () => {
  const { generate } = await signedInWorker();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await (await generate('Torneo', asStream)).text();
  expect(vi.getTimerCount()).toBe(0);
});
