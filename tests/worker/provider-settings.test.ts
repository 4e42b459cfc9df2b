import { expect, it } from 'vitest';
import { refusesSetting } from '#worker/refused-setting.ts';
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
const newerForm = { max_completion_tokens: 4000 };

const tokens =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
const temperature = "Unsupported value: 'temperature' does not support 0.8 with this model.";

it.each<[what: string, answer: Answer]>([
  ['max_tokens by its parameter', refusal('max_tokens', 'Not supported.')],
  ['max_tokens by its message', refusal(null, tokens)],
  ['temperature by its parameter', refusal('temperature', 'Not supported.')],
  ['temperature by its message', refusal(null, temperature)],
  ['temperature in a text', { status: 400, body: { error: temperature } }],
  ['temperature in a detail', { status: 400, body: { detail: temperature } }],
  [
    'temperature by its place',
    { status: 422, body: { detail: [{ loc: ['body', 'temperature'], msg: 'Extra.' }] } },
  ],
  ['max_tokens with 422', refusal('max_tokens', tokens, 422)],
  ['max_tokens in accents', refusal(null, 'Please use another setting than `max_tokens`.')],
  ['max_tokens in double quotes', refusal(null, 'Unknown key "max_tokens".')],
])('asks once more in the newer form when a model refuses %s, and remembers it', async (_, answer) => {
  const ask = await scriptedWorker();
  const first = await ask([answer, answered], asStream);
  expect(first.text).toContain(text);
  expect(settingsOf(first.asked)).toEqual([asSpecified, newerForm]);
  expect(settingsOf((await ask([answered])).asked)).toEqual([newerForm]);
});

it.each<[what: string, second: Answer]>([
  ['is refused too', refusal('temperature', temperature)],
  ['fails', { status: 500, body: {} }],
  ['brings no text', whole(' ')],
])('forgets the newer form when the repeat %s', async (_, second) => {
  const ask = await scriptedWorker();
  const { status, asked } = await ask([refusal('max_tokens', tokens), second, answered]);
  expect([status, asked.length]).toEqual([502, 2]);
  expect(settingsOf((await ask([answered])).asked)).toEqual([asSpecified]);
});

it('forgets the newer form when it is refused later, and repeats nothing then', async () => {
  const ask = await scriptedWorker();
  await ask([refusal('max_tokens', tokens), answered]);
  const large = refusal('max_completion_tokens', "'max_tokens' or 'max_completion_tokens' is too large.");
  expect(settingsOf((await ask([large, answered])).asked)).toEqual([newerForm]);
  expect(settingsOf((await ask([answered])).asked)).toEqual([asSpecified]);
});

const repeatsRequest = { error: { message: 'No.' }, request: { temperature: 0.8, max_tokens: 1000 } };
const repeatsInput = {
  detail: [{ loc: ['body', 'model'], msg: 'No.', input: { max_tokens: "'max_tokens'" } }],
};
it.each<[what: string, answer: Answer]>([
  ['a 400 about messages names settings', refusal('messages', 'Too long: temperature 0.8, max_tokens 1000.')],
  ['a 400 repeats what was sent', { status: 400, body: repeatsRequest }],
  ['a 422 repeats what was sent', { status: 422, body: repeatsInput }],
  [
    'a 400 repeats the request in its message',
    refusal(null, 'Bad request: {"temperature":0.8,"max_tokens":1000}'),
  ],
  [
    'a 400 repeats it as Python writes it',
    refusal(null, "Bad request: {'temperature': 0.8, 'max_tokens': 1000}"),
  ],
  ['a 400 repeats Italian words', refusal(null, 'Bad prompt: Oggi temperature altissime')],
  ['a 429 names a setting', refusal('temperature', temperature, 429)],
  ['a 500 names a setting', refusal('temperature', temperature, 500)],
  ['a 401 is longer than a megabyte', { ...refusal(null, 'No.', 401), blanks: 1_200_000 }],
])('repeats nothing when %s', async (_, answer) => {
  const { status, asked } = await (await scriptedWorker())([answer, answered]);
  expect([status, asked.length]).toEqual([502, 1]);
});

it.each([
  ['as it is', (content: string) => content],
  ['as JSON', (content: string) => JSON.stringify({ content })],
  ['as JSON within JSON', (content: string) => JSON.stringify(JSON.stringify({ content }))],
])('takes a description in quotes that a 400 repeats %s for no refusal', (_, repeat) => {
  const content = `Sul cartello: "temperature"\nSulla porta: 'max_tokens'`;
  const refused = { status: 400, errorText: `Bad request: ${repeat(content)}` };
  expect(refusesSetting(refused, [{ role: 'user', content }])).toBe(false);
});

const failureLine = () =>
  logged.map((json) => JSON.parse(json)).find(({ event }) => event === 'generation_failed');

it.each<[status: number, code: string | null, reason: string]>([
  [402, null, 'payment_required'],
  [429, 'insufficient_quota', 'insufficient_quota'],
  [400, 'context_length_exceeded', 'context_length_exceeded'],
  [400, 'content_filter', 'content_filter'],
])('after a %i with the code %s the log says %s and blames no setting', async (status, code, reason) => {
  await (await scriptedWorker())([{ status, body: { error: { message: 'No.', param: null, code } } }]);
  expect(failureLine()).toMatchObject({ reason, status });
  expect(failureLine()).not.toHaveProperty('setting');
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
      requestId: expect.any(String),
    },
  });
  expect(failureLine()).toMatchObject({ reason: `status_${status}`, setting });
});
