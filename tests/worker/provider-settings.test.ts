import { expect, it } from 'vitest';
import { askedOf, askScripted, jsonAnswer, scriptedWorker, whole } from './scripted.ts';
import { logged } from './worker-under-test.ts';

const plain = { accept: 'application/json' };
const text = 'Tutti in acqua!';
const refusal = (param: string | null, message: string) =>
  jsonAnswer(
    { error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } },
    400,
  );
const settingsOf = async (mark: string) =>
  (await askedOf(mark)).map(({ body: { temperature, max_tokens, max_completion_tokens } }) => ({
    temperature,
    max_tokens,
    max_completion_tokens,
  }));

const asSpecified = { temperature: 0.8, max_tokens: 1000 };
const otherName = { temperature: 0.8, max_completion_tokens: 1000 };
const withoutTemperature = { max_tokens: 1000 };
const neither = { max_completion_tokens: 1000 };

const tokens =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
const temperature = "Unsupported value: 'temperature' does not support 0.8 with this model.";
const refusals: [what: string, answer: ReturnType<typeof jsonAnswer>, repeated: object][] = [
  ['max_tokens by its parameter', refusal('max_tokens', 'Not supported.'), otherName],
  ['max_tokens by its message', refusal(null, tokens), otherName],
  ['temperature by its parameter', refusal('temperature', 'Not supported.'), withoutTemperature],
  ['temperature by its message', refusal(null, temperature), withoutTemperature],
  ['temperature in a text', jsonAnswer({ error: temperature }, 400), withoutTemperature],
  ['temperature in a detail', jsonAnswer({ detail: temperature }, 400), withoutTemperature],
  ['both in one message', refusal(null, `${tokens} ${temperature}`), neither],
];
for (const [what, answer, repeated] of refusals) {
  it(`asks once more with what the model accepts when it refuses ${what}, and remembers it`, async () => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const fresh = await scriptedWorker();
      const mark = crypto.randomUUID();
      const first = await askScripted(fresh, [answer, whole(text)], { accept, mark });
      expect(await first.text()).toContain(text);
      expect(await settingsOf(mark)).toEqual([asSpecified, repeated]);
    }
    const worker = await scriptedWorker();
    await askScripted(worker, [answer, whole(text)], plain);
    const mark = crypto.randomUUID();
    expect((await askScripted(worker, [whole(text)], { ...plain, mark })).status).toBe(200);
    expect(await settingsOf(mark)).toEqual([repeated]);
  });
}

for (const [what, first, second] of [
  ['max_tokens, then temperature', refusal('max_tokens', tokens), refusal('temperature', temperature)],
  ['temperature, then max_tokens', refusal(null, temperature), refusal(null, tokens)],
] as const) {
  it(`repeats a post only once when the model refuses ${what}, and sends neither with the next`, async () => {
    const worker = await scriptedWorker();
    const mark = crypto.randomUUID();
    expect((await askScripted(worker, [first, second, whole(text)], { ...plain, mark })).status).toBe(502);
    expect(await askedOf(mark)).toHaveLength(2);
    const next = crypto.randomUUID();
    expect((await askScripted(worker, [whole(text)], { ...plain, mark: next })).status).toBe(200);
    expect(await settingsOf(next)).toEqual([neither]);
  });
}

it('repeats nothing when a 400 is about something else, although it repeats what was sent', async () => {
  for (const answer of [
    refusal('messages', `A message is too long: temperature 0.8, max_tokens 1000.`),
    jsonAnswer({ error: { message: 'No.' }, request: { temperature: 0.8, max_tokens: 1000 } }, 400),
  ]) {
    const mark = crypto.randomUUID();
    expect(
      (await askScripted(await scriptedWorker(), [answer, whole(text)], { ...plain, mark })).status,
    ).toBe(502);
    expect(await askedOf(mark)).toHaveLength(1);
  }
});

for (const status of [401, 403, 404, 422, 429, 500])
  it(`repeats nothing when a ${status} names a setting`, async () => {
    const mark = crypto.randomUUID();
    const answer = { ...refusal('temperature', temperature), status };
    expect(
      (await askScripted(await scriptedWorker(), [answer, whole(text)], { ...plain, mark })).status,
    ).toBe(502);
    expect(await askedOf(mark)).toHaveLength(1);
  });

for (const [status, setting] of [
  [400, 'OPENAI_MODEL'],
  [401, 'OPENAI_API_KEY'],
  [403, 'OPENAI_API_KEY'],
  [404, 'OPENAI_BASE_URL or OPENAI_MODEL'],
] as const)
  it(`names the setting that is probably wrong in the log of a ${status}, and not to the browser`, async () => {
    const answer = await askScripted(
      await scriptedWorker(),
      [jsonAnswer({ error: { message: 'No.' } }, status)],
      plain,
    );
    expect(await answer.json()).toEqual({
      error: {
        code: 'generation_failed',
        message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
      },
    });
    const line = logged.map((json) => JSON.parse(json)).find(({ event }) => event === 'generation_failed');
    expect(line).toMatchObject({ reason: `status_${status}`, setting });
  });
