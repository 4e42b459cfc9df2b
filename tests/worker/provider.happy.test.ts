import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';
import { freshWorker, json, plainProviderUrl, signIn } from './worker-under-test.ts';

const text = 'Una bella giornata!';

for (const [what, path] of [
  ['answers in one piece although it was asked to stream', 'one-piece'],
  ['ends with [DONE] and gives no reason', 'no-reason'],
] as const) {
  it(`streams the text of a provider that ${what}`, async () => {
    const call = await freshWorker({ OPENAI_BASE_URL: `${plainProviderUrl}/${path}` });
    const session = await signIn(call);
    const headers = { ...session, Accept: 'text/event-stream' };
    const events = await readEvents(
      await call('POST', '/api/generate', json({ description: 'Festa' }, headers)),
    );
    expect(events).toEqual([
      { event: 'delta', data: { text } },
      { event: 'done', data: { text } },
    ]);
  });
}
