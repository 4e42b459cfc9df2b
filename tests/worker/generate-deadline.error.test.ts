import { expect, it, onTestFinished, vi } from 'vitest';
import { readEvents } from './read-events.ts';
import { seenBy } from './seen-by-provider.ts';
import { asStream, signedInWorker } from './worker-under-test.ts';

const TIMED_OUT = {
  error: {
    code: 'generation_timed_out',
    message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
    requestId: expect.any(String),
  },
};

/** The platform's own timers, so that the code under test stays as it is; their time passes when the test says so. */
function holdTimeouts() {
  const deadlines: AbortController[] = [];
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
  onTestFinished(() => asked.mockRestore());
  const pass = () => deadlines.at(-1)?.abort(new DOMException('', 'TimeoutError'));
  return { asked, pass };
}

const untilSeen = (mark: string) => expect.poll(async () => (await seenBy(mark)).length).toBe(1);

it.each(['silence', 'stall'])('gives up after 30 seconds on a provider in %s', async (fault) => {
  const { generate } = await signedInWorker();
  const { asked, pass } = holdTimeouts();
  const mark = crypto.randomUUID();
  const answered = generate(`${mark} [guasto: ${fault}]`);
  await untilSeen(mark);
  pass();
  const answer = await answered;
  expect(answer.status).toBe(504);
  expect(await answer.json()).toEqual(TIMED_OUT);
  expect(asked.mock.calls).toEqual([[30_000]]);
});

it('gives up after 30 seconds on a provider whose stream never begins', async () => {
  const { generate } = await signedInWorker();
  const { pass } = holdTimeouts();
  const mark = crypto.randomUUID();
  const answer = await generate(`${mark} [guasto: silence]`, asStream);
  await untilSeen(mark);
  pass();
  expect(await readEvents(answer)).toEqual([{ event: 'error', data: TIMED_OUT }]);
});

it.each([
  ['stops half way', '[guasto: stall]'],
  ['never ends', `${'a '.repeat(400)}[guasto: slow]`],
])('gives up after 30 seconds on a provider whose stream %s', async (_what, description) => {
  const { generate } = await signedInWorker();
  const { pass } = holdTimeouts();
  const answer = await generate(description, asStream);
  const [watched, whole] = (answer.body as ReadableStream<Uint8Array>).tee();
  const reader = watched.getReader();
  const decoder = new TextDecoder();
  for (let received = ''; !received.includes('event: delta'); )
    received += decoder.decode((await reader.read()).value, { stream: true });
  pass();
  const events = await readEvents(new Response(whole));
  expect(events.at(0)?.event).toBe('delta');
  expect(events.at(-1)).toEqual({ event: 'error', data: TIMED_OUT });
});
