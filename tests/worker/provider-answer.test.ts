import { expect, it } from 'vitest';
import { type Completion, readAnswer } from '#worker/provider-answer.ts';
import { ProviderFault } from '#worker/provider-fault.ts';
import { chunk, DONE, finish, piece } from './scripted.ts';

const text = 'Tutti in acqua! Che giornata.';
const halves = [piece('Tutti in acqua!'), piece(' Che giornata.')] as const;
const whole = { shown: text, text, isComplete: true, skippedEvents: 0 };
const failed = { shown: text, reason: 'error_answer' };

/** Reads an answer to its end: the text shown while it arrived, and the completion or the reason of its failure. */
async function read(response: Response) {
  const completion: Completion = { text: '', isComplete: true, skippedEvents: 0 };
  let shown = '';
  try {
    for await (const added of readAnswer(response, completion)) shown += added;
    return { shown, ...completion };
  } catch (error) {
    return { shown, reason: error instanceof ProviderFault ? error.reason : 'broken' };
  }
}

/** Parts that arrive apart, then the end of the connection, its break, or neither. */
const streamed = (parts: (string | Uint8Array)[], end: 'closed' | 'open' | 'broken' = 'closed') => {
  const left = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift();
      if (part) controller.enqueue(part);
      else if (end === 'closed') controller.close();
      else if (end === 'broken') controller.error(new TypeError('connection lost'));
      else return new Promise(() => {});
    },
  });
  return read(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
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

it.each(['length', 'content_filter', 'tool_calls'])(
  'marks a text as incomplete that ends by %s',
  async (reason) => {
    const incomplete = { ...whole, isComplete: false };
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
])('fails, and keeps the text, when the provider says %s', async (event) => {
  expect(await streamed([...halves, `data: ${event}\n\n`, DONE])).toEqual(failed);
  expect(await streamed([`${halves.join('')}data: ${event}\n\n${DONE}`])).toEqual(failed);
  expect(await inOnePiece(JSON.parse(event))).toEqual({ shown: '', reason: 'error_answer' });
});

it.each(['{"message":"overloaded"}', '{}', 'overloaded'])('fails at an error event with %s', async (data) => {
  expect(await streamed([...halves, `event: error\ndata: ${data}\n\n`, DONE])).toEqual(failed);
});

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

it('ends soon after the reason although the connection stays open', async () => {
  const usage = 'data: {"choices":[],"usage":{"total_tokens":9}}\n\n';
  const startedAt = Date.now();
  expect(await streamed([...halves, finish('stop'), usage], 'open')).toEqual(whole);
  expect(Date.now() - startedAt).toBeLessThan(5000);
});

it('takes a text for whole whose connection breaks after the reason, not before', async () => {
  expect(await streamed([...halves, finish('stop')], 'broken')).toEqual(whole);
  expect(await streamed([...halves], 'broken')).toEqual({ shown: text, reason: 'broken' });
});

it('reads on after a reason that comes with every piece', async () => {
  const pieces = ['Tutti in acqua!', ' Che giornata.'].map((content) => chunk({ content }, 'stop'));
  expect(await streamed([...pieces, DONE])).toEqual(whole);
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

it.each(['', ' \n', '<think>Penso.</think>\n\n', '<think>Penso senza fine'])(
  'takes an answer of %j for an empty one',
  async (content) => {
    expect(await streamed([piece(content), finish('length'), DONE])).toMatchObject({
      reason: 'empty_answer',
    });
    expect(await inOnePiece(answer(content))).toMatchObject({ reason: 'empty_answer' });
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
