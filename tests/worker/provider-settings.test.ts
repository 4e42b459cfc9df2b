import { expect, it } from 'vitest';
import { type Answer, scriptedWorker, whole } from './scripted.ts';
import { asStream, logged } from './worker-under-test.ts';

const text = 'Tutti in acqua!';
const answered = whole(text);
const refusal = (param: string | null, message: string, status = 400): Answer => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } },
});
type Asked = Awaited<ReturnType<Awaited<ReturnType<typeof scriptedWorker>>>>['asked'];
const settingsOf = (asked: Asked) =>
  asked.map(({ temperature, max_tokens, max_completion_tokens }) => ({
    ...{ temperature, max_tokens, max_completion_tokens },
  }));

const asSpecified = { temperature: 0.8, max_tokens: 1000 };
const otherName = { temperature: 0.8, max_completion_tokens: 1000 };
const withoutTemperature = { max_tokens: 1000 };
const neither = { max_completion_tokens: 1000 };

const tokens =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
const temperature = "Unsupported value: 'temperature' does not support 0.8 with this model.";

it.each<[what: string, answer: Answer, repeated: object]>([
  ['max_tokens by its parameter', refusal('max_tokens', 'Not supported.'), otherName],
  ['max_tokens by its message', refusal(null, tokens), otherName],
  ['temperature by its parameter', refusal('temperature', 'Not supported.'), withoutTemperature],
  ['temperature by its message', refusal(null, temperature), withoutTemperature],
  ['temperature in a text', { status: 400, body: { error: temperature } }, withoutTemperature],
  ['temperature in a detail', { status: 400, body: { detail: temperature } }, withoutTemperature],
  ['both in one message', refusal(null, `${tokens} ${temperature}`), neither],
])(
  'asks once more with what the model accepts when it refuses %s, and remembers it',
  async (_, answer, repeated) => {
    const ask = await scriptedWorker();
    const first = await ask([answer, answered], asStream);
    expect(first.text).toContain(text);
    expect(settingsOf(first.asked)).toEqual([asSpecified, repeated]);
    expect(settingsOf((await ask([answered])).asked)).toEqual([repeated]);
  },
);

it.each([
  ['max_tokens, then temperature', refusal('max_tokens', tokens), refusal('temperature', temperature)],
  ['temperature, then max_tokens', refusal(null, temperature), refusal(null, tokens)],
])(
  'repeats a post only once when the model refuses %s, and sends neither with the next',
  async (_, one, two) => {
    const ask = await scriptedWorker();
    const { status, asked } = await ask([one, two, answered]);
    expect([status, asked.length]).toEqual([502, 2]);
    expect(settingsOf((await ask([answered])).asked)).toEqual([neither]);
  },
);

const repeatsRequest = { error: { message: 'No.' }, request: { temperature: 0.8, max_tokens: 1000 } };
it.each<[what: string, answer: Answer]>([
  ['a 400 about messages names settings', refusal('messages', 'Too long: temperature 0.8, max_tokens 1000.')],
  ['a 400 repeats what was sent', { status: 400, body: repeatsRequest }],
  ['a 422 names a setting', refusal('temperature', temperature, 422)],
  ['a 429 names a setting', refusal('temperature', temperature, 429)],
  ['a 500 names a setting', refusal('temperature', temperature, 500)],
  ['a 401 is longer than a megabyte', { ...refusal(null, 'No.', 401), blanks: 1_200_000 }],
])('repeats nothing when %s', async (_, answer) => {
  const { status, asked } = await (await scriptedWorker())([answer, answered]);
  expect([status, asked.length]).toEqual([502, 1]);
});

it.each([
  [400, 'OPENAI_MODEL'],
  [401, 'OPENAI_API_KEY'],
  [403, 'OPENAI_API_KEY'],
  [404, 'OPENAI_BASE_URL or OPENAI_MODEL'],
])('after a %i names %s in the log, and not to the browser', async (status, setting) => {
  const answer = await (await scriptedWorker())([refusal(null, 'No.', status)]);
  expect(JSON.parse(answer.text)).toEqual({
    error: {
      code: 'generation_failed',
      message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
    },
  });
  const line = logged.map((json) => JSON.parse(json)).find(({ event }) => event === 'generation_failed');
  expect(line).toMatchObject({ reason: `status_${status}`, setting });
});
