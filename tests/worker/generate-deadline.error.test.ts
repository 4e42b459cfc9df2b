import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';
import { freshWorker, json, signIn } from './worker-under-test.ts';

const TIMED_OUT = {
  error: {
    code: 'generation_timed_out',
    message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
  },
};

it('gives up after 30 seconds on a provider that never answers, stops half way or never ends', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  const startedAt = Date.now();
  const ask = (fault: string, accept: string) =>
    call(
      'POST',
      '/api/generate',
      json({ description: `[guasto: ${fault}]` }, { ...session, Accept: accept }),
    );

  const endless = `${'a '.repeat(400)}[guasto: slow]`;
  const plain = ['silence', 'stall'].map(async (fault) => {
    const answer = await ask(fault, 'application/json');
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual(TIMED_OUT);
    return Date.now() - startedAt;
  });
  const streamed = ['silence', 'stall'].map(async (fault) => {
    const events = await readEvents(await ask(fault, 'text/event-stream'));
    expect(events.pop()).toEqual({ event: 'error', data: TIMED_OUT });
    return Date.now() - startedAt;
  });
  const trickle = (async () => {
    const request = json({ description: endless }, { ...session, Accept: 'text/event-stream' });
    const events = await readEvents(await call('POST', '/api/generate', request));
    expect(events.pop()).toEqual({ event: 'error', data: TIMED_OUT });
    expect(events.length).toBeGreaterThan(20);
    return Date.now() - startedAt;
  })();

  for (const elapsedMs of await Promise.all([...plain, ...streamed, trickle]))
    expect(elapsedMs).toBeGreaterThan(29_500);
});
