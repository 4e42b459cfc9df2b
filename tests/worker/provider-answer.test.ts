import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyCompletion, readAnswer } from '#worker/provider-answer.ts';
import { ProviderFault } from '#worker/provider-fault.ts';
import { chunk, DONE, finish, piece } from './scripted.ts';

const text = 'Tutti in acqua! Che giornata.';
const halves = [piece('Tutti in acqua!'), piece(' Che giornata.')] as const;
const whole = { shown: text, text, isComplete: true, skippedEvents: 0 };
const incomplete = { ...whole, isComplete: false };
const failed = { shown: text, reason: 'error_answer' };

/** Reads an answer to its end: the text shown while it arrived, and the completion or the reason of its failure. */
async function read(response: Response) {
  const completion = emptyCompletion();
  let shown = '';
  try {
    for await (const added of readAnswer(response, completion)) shown += added;
    const { text, isComplete, skippedEvents } = completion;
    return { shown, text, isComplete, skippedEvents };
  } catch (error) {
    return { shown, reason: error instanceof ProviderFault ? error.reason : 'broken' };
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Parts that arrive apart, or after so many ms, then the end of the connection, its break, or neither. */
const streamed = (
  parts: (string | Uint8Array | number)[],
  end: 'closed' | 'open' | 'broken' = 'closed',
  type = 'text/event-stream',
) => {
  const left = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (typeof left[0] === 'number') await pause(Number(left.shift()));
      const part = left.shift();
      if (part instanceof Uint8Array) controller.enqueue(part);
      else if (end === 'closed') controller.close();
      else if (end === 'broken') controller.error(new TypeError('connection lost'));
      else return new Promise(() => {});
    },
  });
  return read(new Response(body, { headers: { 'Content-Type': type } }));
};
const inOnePiece = (body: unknown) => read(Response.json(body));
const answer = (content: unknown, finish_reason = 'stop') => ({
  choices: [{ message: { content }, finish_reason }],
});

it('takes a stream for whole that ends by its reason, or by [DONE] alone', async () => {
  expect(await streamed([...halves, finish('stop'), DONE])).toEqual(whole);
  expect(await streamed([...halves, DONE])).toEqual(whole);
});

it('shows the text of a server that answers in one piece', async () => {
  expect(await inOnePiece(answer(text))).toEqual(whole);
});

it.each(['text/plain', 'Application/JSON; charset=UTF-8', 'text/event-stream', ''])(
  'takes JSON for an answer in one piece under the type %j',
  async (type) => {
    expect(await streamed([`\n ${JSON.stringify(answer(text))}`], 'closed', type)).toEqual(whole);
  },
);

it.each(['application/json', 'text/plain', ''])('takes events for events under the type %j', async (type) => {
  expect(await streamed([': hello\n\n', ...halves, finish('stop'), DONE], 'closed', type)).toEqual(whole);
});

it.each([
  ...['stop', 'STOP', 'Stop', 'end_turn', 'eos', 'eos_token', 'EOS_TOKEN', 'stop_sequence', 'completed'],
  ' stop ',
])('takes a text for whole that ends by %j', async (reason) => {
  expect(await streamed([...halves, finish(reason), DONE])).toEqual(whole);
  expect(await inOnePiece(answer(text, reason))).toEqual(whole);
});

it.each(['length', 'MAX_TOKENS', 'content_filter', 'SAFETY', 'tool_calls', 'constructor', 'quite new'])(
  'marks a text as incomplete that ends by %s',
  async (reason) => {
    expect(await streamed([...halves, finish(reason), DONE])).toEqual(incomplete);
    expect(await streamed([halves[0], chunk({ content: ' Che giornata.' }, reason)])).toEqual(incomplete);
    expect(await inOnePiece(answer(text, reason))).toEqual(incomplete);
  },
);

it.each([
  '{"error":{"message":"overloaded"}}',
  '{"error":"overloaded"}',
  '{"object":"error","message":"overloaded","code":50001}',
  '{"type":"error"}',
  '{"detail":"overloaded"}',
  '{"message":"overloaded"}',
  '{"code":429}',
  '{"errors":[{"message":"overloaded"}]}',
  '{"error":{"code":502},"choices":[{"delta":{"content":""},"finish_reason":"error"}]}',
  '{"choices":[{"delta":{},"error":{"code":502}}]}',
  '{"choices":[{"delta":{"error":{"code":502}}}]}',
  '{"choices":[{"message":{"error":"overloaded"}}]}',
  '{"x_groq":{"error":"over capacity"},"choices":[{"delta":{}}]}',
  '{"choices":[{"delta":{},"finish_reason":"error"}]}',
  '{"status":"error"}',
  '{"status":"failed","choices":[]}',
  '{"status":503}',
  '{"fault":{"faultstring":"quota"}}',
  '{"success":false}',
  '{"choices":null,"base_resp":{"status_code":1039,"status_msg":"too many"}}',
  '{"type":"overloaded_error"}',
  '{"error_code":17}',
  '{"exception":"Timeout"}',
  '{"choices":[{"delta":{"content":null}}],"provider":{"error":{"code":502}}}',
])('fails, and keeps the text, when the provider says %s', async (event) => {
  expect(await streamed([...halves, `data: ${event}\n\n`, DONE])).toEqual(failed);
  expect(await streamed([`${halves.join('')}data: ${event}\n\n${DONE}`])).toEqual(failed);
  expect(await inOnePiece(JSON.parse(event))).toEqual({ shown: '', reason: 'error_answer' });
});

it.each([
  ...['{"message":"overloaded"}', '{}', 'overloaded', ''].map((data) => `event: error\ndata: ${data}\n\n`),
  'event: error\n\n',
  'event: Error\ndata: {}\n\n',
  'event: exception\ndata: {}\n\n',
  'event: response.failed\ndata: {}\n\n',
  'error: {"message":"overloaded"}\n\n',
  'data: Internal Server Error\n\n',
  'data: "error"\n\n',
  'data: [{"error":{"code":429}}]\n\n',
  'Internal Server Error\n\n',
  'Internal Server Error\n',
  '{"error":{"message":"overloaded"}}\n\n',
])('fails, and keeps the text, at the lines %j', async (lines) => {
  expect(await streamed([...halves, lines, DONE])).toEqual(failed);
  expect(await streamed([...halves, ...lines.split(/(?<=.)/s), DONE])).toEqual(failed);
});

it.each([
  ['data: Bad Gateway\n\n', 1],
  ['data: ping\n\n', 1],
  ['<html>\n\n', 1],
  ['data: {"foo":1}\n\n', 1],
  ['data: {"choices":[{"index":0}]}\n\n', 1],
  ['data: {"choices":["Tutti"]}\n\n', 1],
  [chunk({ content: '', tool_calls: [{ id: 'x' }] }), 1],
  ['data: {"choices":[{"delta":{"words":"Tutti"}}]}\n\n', 1],
  [piece([{ type: 'picture', url: 'x' }]), 1],
])(
  'marks a text as incomplete without a reason when it does not understand %j',
  async (lines, skippedEvents) => {
    expect(await streamed([...halves, lines, DONE])).toEqual({ ...incomplete, skippedEvents });
    expect(await streamed([...halves, lines, finish('stop'), DONE])).toEqual({ ...whole, skippedEvents });
  },
);

it.each([
  ['data: \n\n', 0],
  ['event: ping\ndata:\n\n', 0],
  ['event: ping\n\n', 0],
  ['event: ping\ndata: {"message":"still here"}\n\n', 0],
  ['data: {"type":"ping"}\n\n', 0],
  ['data: ping\n\n', 1],
  ['data: null\n\n', 1],
  ['data: []\n\n', 1],
  ['data: 7\n\ndata: "ping"\n\n', 2],
  [': keep-alive\n\n', 0],
  ['data: {"object":"chat.completion.chunk","choices":[],"usage":{"total_tokens":9}}\n\n', 0],
  ['data: {"x_groq":{"id":"x"}}\n\n', 0],
  ['data: {"choices":null}\n\n', 0],
  ['data: {"choices":[{"index":0,"finish_reason":null}]}\n\n', 0],
  ['data: {"error":null,"choices":[]}\n\n', 0],
  ['data: {"error":{"message":"","type":"","code":0},"choices":[]}\n\n', 0],
  ['data: {"choices":[],"base_resp":{"status_code":0,"status_msg":"success"}}\n\n', 0],
  [chunk({ content: null, reasoning_content: 'Penso', reasoning: 'Penso' }), 0],
])('passes over %j between two pieces, counting %i', async (event, skippedEvents) => {
  const post = await streamed([halves[0], event, halves[1], finish('stop'), DONE]);
  expect(post).toEqual({ ...whole, skippedEvents });
});

it('fails at a piece that is broken JSON, since its words are lost', async () => {
  const post = await streamed([...halves, 'data: {"choices":[{\n\n', finish('stop'), DONE]);
  expect(post).toEqual({ shown: text, reason: 'broken' });
});

it('fails at a stream that closes in good order before its end', async () => {
  expect(await streamed([...halves])).toEqual({ shown: text, reason: 'cut_answer' });
});

const usage = 'data: {"choices":[],"usage":{"total_tokens":9}}\n\n';
const pings = Array.from({ length: 20 }, () => [300, ': ping\n\n', usage]).flat();
/** Reads on a clock that the test moves: the outcome, and after how many ms it came. */
async function timed(...[parts, end]: Parameters<typeof streamed>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let outcome: object | undefined;
  void streamed(parts, end).then((read) => {
    outcome = read;
  });
  // First all that is there is read.
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(0);
  let afterMs = 0;
  for (; !outcome && afterMs < 60_000; afterMs += 100) await vi.advanceTimersByTimeAsync(100);
  return { afterMs, ...outcome };
}

it('ends half a second after a reason by itself although the connection stays open', async () => {
  const reading = timed([...halves, finish('stop'), usage], 'open');
  expect(await reading).toEqual({ afterMs: 500, ...whole });
});

it('ends half a second after a reason by itself whatever signs of life follow', async () => {
  const reading = timed([...halves, finish('stop'), ...pings], 'open');
  expect(await reading).toEqual({ afterMs: 500, ...whole });
});

const reasoned = ['Tutti in acqua!', ' Che giornata.'].map((content) => chunk({ content }, 'stop'));

it.each(['', 'Tutti in acqua!'])(
  'waits 2.9 s for more text after %j where every piece carries a reason',
  async (begun) => {
    const begin = chunk({ role: 'assistant', content: begun }, 'stop');
    const rest = chunk({ content: text.slice(begun.length) }, 'stop');
    expect(await timed([begin, 2900, rest, DONE])).toEqual({ afterMs: 2900, ...whole });
  },
);

it('ends after three seconds of silence where every piece carries a reason, whatever signs of life follow', async () => {
  expect(await timed([...reasoned, ...pings], 'open')).toEqual({ afterMs: 3000, ...whole });
});

it('takes a text for whole whose connection breaks after the reason, not before', async () => {
  expect(await streamed([...halves, finish('stop')], 'broken')).toEqual(whole);
  expect(await streamed([...halves], 'broken')).toEqual({ shown: text, reason: 'broken' });
});

it('marks an answer as incomplete that calls a tool and gives no reason', async () => {
  const message = { content: text, tool_calls: [{ id: 'x' }] };
  expect(await inOnePiece({ choices: [{ message }] })).toEqual({ ...incomplete, skippedEvents: 1 });
});

it('takes the text of a message inside events', async () => {
  const event = `data: ${JSON.stringify(answer(text))}\n\n`;
  expect(await streamed([event, DONE])).toEqual(whole);
  expect(await streamed([...halves, event, DONE])).toEqual(whole);
});

it('takes the text parts of a content that is a list', async () => {
  const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'Penso' }] };
  const parts = [{ type: 'text', text: 'Tutti in ' }, { type: 'reference', reference_ids: [1] }, 'acqua!'];
  expect(await streamed([piece([thought]), piece(parts), halves[1], DONE])).toEqual(whole);
  expect(await inOnePiece(answer([thought, { type: 'output_text', text }]))).toEqual(whole);
});

it('leaves out thoughts', async () => {
  const pieces = ['<th', 'ink>Pen', 'so.</', 'think', '>', text];
  expect(await streamed([...pieces.map(piece), DONE])).toEqual(whole);
  expect(await inOnePiece(answer(`<think>Penso.</think>${text}`))).toEqual(whole);
});

it.each([
  ...['', ' \n', '<think>Penso.</think>\n\n', '<think>Penso senza fine', '\u200b\ufeff \u2060', '<|im_end|>'],
  '\u2800\u3164',
])('takes an answer of %j for an empty one', async (content) => {
  expect(await streamed([piece(content), finish('stop'), DONE])).toMatchObject({ reason: 'empty_answer' });
  expect(await inOnePiece(answer(content))).toMatchObject({ reason: 'empty_answer' });
});

it.each([
  ['length', 'empty_by_length'],
  ['MAX_TOKENS', 'empty_by_length'],
  ['content_filter', 'content_filter'],
  ['refusal', 'refusal'],
  ['tool_calls', 'empty_answer'],
])('gives an answer without text that ends by %s the reason %s', async (ending, reason) => {
  expect(await streamed([piece('<think>Penso'), finish(ending), DONE])).toMatchObject({ reason });
  expect(await inOnePiece(answer(null, ending))).toMatchObject({ reason });
});

it('calls a refusal by its name', async () => {
  const refusal = { choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] };
  expect(await inOnePiece(refusal)).toMatchObject({ reason: 'refusal' });
  expect(await streamed([chunk({ refusal: 'No.' }), finish('stop'), DONE])).toMatchObject({
    reason: 'refusal',
  });
});

it.each(['insufficient_quota', 'context_length_exceeded', 'content_filter'])(
  'calls an error within an answer by its code %s',
  async (code) => {
    const error = { error: { message: 'No.', code } };
    expect(await streamed([`data: ${JSON.stringify(error)}\n\n`, DONE])).toMatchObject({ reason: code });
    expect(await inOnePiece(error)).toMatchObject({ reason: code });
  },
);

it.each(['\r\n', '\r'])('reads events whose lines end with %j', async (lineEnd) => {
  const body = [...halves, finish('stop'), DONE].join('').replaceAll('\n', lineEnd);
  expect(await streamed([body])).toEqual(whole);
});

it('reads letters that are cut between two packets', async () => {
  const bytes = new TextEncoder().encode(piece('È così 🏊') + DONE);
  const packets = Array.from({ length: bytes.length }, (_, at) => bytes.slice(at, at + 1));
  expect(await streamed(packets)).toMatchObject({ text: 'È così 🏊' });
});

it('reads an answer up to a megabyte', async () => {
  const event = piece('a'.repeat(900));
  const most = Math.floor(1_048_576 / event.length) - 1;
  expect(await streamed([...Array<string>(most).fill(event), DONE])).toMatchObject({ isComplete: true });
  expect(await streamed(Array<string>(most + 2).fill(event), 'open')).toMatchObject({ reason: 'too_large' });
  expect(await inOnePiece(answer('a'.repeat(1_048_576)))).toMatchObject({ reason: 'too_large' });
});
