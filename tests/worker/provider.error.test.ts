import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';
import { freshWorker, json, logged, plainProviderUrl, signIn } from './worker-under-test.ts';

for (const [what, path, reason] of [
  ['a stream that closes in good order before its end', 'no-end', 'cut_answer'],
  ['a stream request answered in one empty piece', 'one-empty-piece', 'empty_answer'],
] as const) {
  it(`takes ${what} for a failure, not for a finished text`, async () => {
    const call = await freshWorker({ OPENAI_BASE_URL: `${plainProviderUrl}/${path}` });
    const session = await signIn(call);
    const headers = { ...session, Accept: 'text/event-stream' };
    const events = await readEvents(
      await call('POST', '/api/generate', json({ description: 'Festa' }, headers)),
    );
    expect(events.filter(({ event }) => event !== 'delta')).toEqual([
      {
        event: 'error',
        data: expect.objectContaining({ error: expect.objectContaining({ code: 'generation_failed' }) }),
      },
    ]);
    expect(logged.join('\n')).toContain(`"reason":"${reason}"`);
  });
}
