import { expect, it, onTestFinished, vi } from 'vitest';
import { readEvents } from './read-events.ts';
import { asStream, signedInWorker } from './worker-under-test.ts';

const TIMED_OUT = {
  error: {
    code: 'generation_timed_out',
    message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
    requestId: expect.any(String),
  },
};

it('gives up after 30 seconds on a provider that never answers, stops half way or never ends', async () => {
  const { generate } = await signedInWorker();
  // Thirty seconds pass in one: the platform's own timer, so that the code under test stays as it is.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 30));
  onTestFinished(() => asked.mockRestore());
  const plain = ['silence', 'stall'].map(async (fault) => {
    const answer = await generate(`[guasto: ${fault}]`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual(TIMED_OUT);
  });
  const endless = `${'a '.repeat(400)}[guasto: slow]`;
  const streamed = ['[guasto: silence]', '[guasto: stall]', endless].map(async (description) => {
    const events = await readEvents(await generate(description, asStream));
    expect(events.pop()).toEqual({ event: 'error', data: TIMED_OUT });
    expect(events.length > 0).toBe(description !== '[guasto: silence]');
  });
  await Promise.all([...plain, ...streamed]);
  expect(asked.mock.calls).toEqual(Array(5).fill([30_000]));
});
