import { expect, it } from 'vitest';
import {
  askScripted,
  chunk,
  DONE,
  finish,
  jsonAnswer,
  piece,
  postOf,
  scriptedWorker,
  streamedPost,
  whole,
} from './scripted.ts';
import { logged } from './worker-under-test.ts';

const text = 'Tutti in acqua! Che giornata.';
const halves = [piece('Tutti in acqua!'), piece(' Che giornata.')] as const;
const FAILED = expect.objectContaining({
  event: 'error',
  data: { error: expect.objectContaining({ code: 'generation_failed' }) },
});
const DONE_WHOLE = { event: 'done', data: { text } };
const DONE_INCOMPLETE = { event: 'done', data: { text, isComplete: false } };

for (const reason of ['length', 'content_filter', 'tool_calls', 'function_call', 'error', 'max_tokens']) {
  it(`marks a text as incomplete that ends by ${reason}`, async () => {
    expect(await streamedPost(...halves, finish(reason), DONE)).toEqual({
      shown: text,
      last: DONE_INCOMPLETE,
    });
    expect(
      await streamedPost(piece('Tutti in acqua!'), chunk({ content: ' Che giornata.' }, reason)),
    ).toEqual({
      shown: text,
      last: DONE_INCOMPLETE,
    });
  });

  it(`marks a plain answer as incomplete that ends by ${reason}`, async () => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const answer = await askScripted(await scriptedWorker(), [whole(text, reason)], { accept });
      expect(answer.status).toBe(200);
      if (accept === 'application/json') expect(await answer.json()).toEqual({ text, isComplete: false });
      else expect((await postOf(answer)).last).toEqual(DONE_INCOMPLETE);
    }
  });
}

it('takes an incomplete text of nothing for a failure', async () => {
  expect((await streamedPost(piece(''), finish('length'), DONE)).last).toEqual(FAILED);
});

const errors: [what: string, event: string][] = [
  ['an object', '{"error":{"message":"overloaded"}}'],
  ['a text', '{"error":"overloaded"}'],
  ['an object called error', '{"object":"error","message":"overloaded","code":50001}'],
  ['a type called error', '{"type":"error","error":{"type":"overloaded_error"}}'],
  ['a type alone', '{"type":"error"}'],
  ['a detail', '{"detail":"overloaded"}'],
  ['details', '{"detail":[{"msg":"overloaded"}]}'],
  ['a message', '{"message":"overloaded","code":429}'],
  ['errors', '{"errors":[{"message":"overloaded"}]}'],
  [
    'an error beside choices',
    '{"error":{"code":502},"choices":[{"delta":{"content":""},"finish_reason":"error"}]}',
  ],
  ['an error inside a choice', '{"choices":[{"delta":{},"error":{"code":502}}]}'],
];
for (const [what, event] of errors) {
  it(`ends in an error, and keeps the text, when the stream says by ${what} that it failed`, async () => {
    for (const parts of [
      [...halves, `data: ${event}\n\n`, DONE],
      [`${halves.join('')}data: ${event}\n\n${DONE}`],
    ])
      expect(await streamedPost(...parts)).toEqual({ shown: text, last: FAILED });
  });

  it(`answers 502 to a plain answer of status 200 that says by ${what} that it failed`, async () => {
    const answer = await askScripted(await scriptedWorker(), [jsonAnswer(JSON.parse(event))], {
      accept: '*/*',
    });
    expect(answer.status).toBe(502);
  });
}

it('ends in an error when an event is called so', async () => {
  for (const data of ['{"message":"overloaded"}', '{}', 'overloaded'])
    expect(await streamedPost(...halves, `event: error\ndata: ${data}\n\n`, DONE)).toEqual({
      shown: text,
      last: FAILED,
    });
});

const between: [what: string, event: string, skipped: number][] = [
  ['an empty event', 'data:\n\n', 0],
  ['an empty event with a space', 'data: \n\n', 0],
  ['a named empty event', 'event: ping\ndata:\n\n', 0],
  ['an event without data', 'event: ping\n\n', 0],
  ['a named event with an object', 'event: ping\ndata: {"type":"ping"}\n\n', 0],
  ['a named event with a message', 'event: ping\ndata: {"message":"still here"}\n\n', 0],
  ['an object of type ping', 'data: {"type":"ping"}\n\n', 0],
  ['a word', 'data: ping\n\n', 1],
  ['null', 'data: null\n\n', 1],
  ['a list', 'data: []\n\n', 1],
  ['a number and a text', 'data: 7\n\ndata: "ping"\n\n', 2],
  ['a comment', ': keep-alive\n\n', 0],
  ['usage', 'data: {"object":"chat.completion.chunk","choices":[],"usage":{"total_tokens":9}}\n\n', 0],
  ['an object without choices', 'data: {"x_groq":{"id":"x"}}\n\n', 0],
  ['null choices', 'data: {"choices":null}\n\n', 0],
  ['a choice without a delta', 'data: {"choices":[{"index":0,"finish_reason":null}]}\n\n', 0],
  ['no error', 'data: {"error":null,"choices":[]}\n\n', 0],
  ['reasoning apart', chunk({ content: null, reasoning_content: 'Penso', reasoning: 'Penso' }), 0],
];
for (const [what, event, skipped] of between) {
  it(`passes over ${what} between two pieces`, async () => {
    expect(await streamedPost(halves[0], event, halves[1], finish('stop'), DONE)).toEqual({
      shown: text,
      last: DONE_WHOLE,
    });
    expect(logged.join('\n')).toContain(`"skippedEvents":${skipped}`);
  });
}

it('takes a piece that is broken JSON for a failure, since its words are lost', async () => {
  const post = await streamedPost(...halves, 'data: {"choices":[{\n\n', finish('stop'), DONE);
  expect(post).toEqual({ shown: text, last: FAILED });
});

it('ends within a second of the reason although the connection stays open', async () => {
  for (const tail of ['', 'data: {"choices":[],"usage":{"total_tokens":9}}\n\n']) {
    const startedAt = Date.now();
    const answer = await askScripted(await scriptedWorker(), [
      { parts: [...halves, finish('stop'), ...(tail ? [tail] : [])], end: 'open' },
    ]);
    expect(await postOf(answer)).toEqual({ shown: text, last: DONE_WHOLE });
    expect(Date.now() - startedAt).toBeLessThan(5000);
  }
});

it('takes a text for whole whose connection breaks after the reason', async () => {
  const answer = await askScripted(await scriptedWorker(), [
    { parts: [...halves, finish('stop')], end: 'broken' },
  ]);
  expect(await postOf(answer)).toEqual({ shown: text, last: DONE_WHOLE });
});

it('reads on after a reason that comes with every piece', async () => {
  const pieces = ['Tutti in acqua!', ' Che giornata.'].map((content) => chunk({ content }, 'stop'));
  expect(await streamedPost(...pieces, DONE)).toEqual({ shown: text, last: DONE_WHOLE });
});

it('takes the text parts of a content that is a list', async () => {
  const parts = [
    piece([{ type: 'thinking', thinking: [{ type: 'text', text: 'Penso' }] }]),
    piece([
      { type: 'text', text: 'Tutti in ' },
      { type: 'reference', reference_ids: [1] },
    ]),
    piece([{ type: 'text', text: 'acqua!' }]),
    piece(' Che giornata.'),
  ];
  expect(await streamedPost(...parts, finish('stop'), DONE)).toEqual({ shown: text, last: DONE_WHOLE });
  const list = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'Penso' }] },
    { type: 'text', text },
  ];
  const plain = await askScripted(await scriptedWorker(), [whole(list)], { accept: 'application/json' });
  expect(await plain.json()).toEqual({ text });
});

const thoughts: [what: string, parts: string[]][] = [
  ['in one piece', [`<think>Penso a <b>tutto</b>.</think>\n\n${text}`]],
  ['of another name', [`<thinking>Penso.</thinking>${text}`]],
  ['in capitals', [`<THINK>Penso.</THINK> ${text}`]],
  ['after white space', ['\n', '<think>', 'Penso.', '</think>', '\n\n', text]],
  ['cut inside the tags', ['<th', 'ink>Pen', 'so.</', 'thi', 'nk', '>', '\n', text]],
  ['twice', [`<think>Uno.</think>\n<think>Due.</think>\n`, text]],
  ['inside another', [`<think>Uno <think>due</think> tre.</think>${text}`]],
  ['that mentions its own tag', [`<think>Chiudo <think> con </think>\n${text}`]],
  ['that is empty', [`<think>\n\n</think>\n\n${text}`]],
];
for (const [what, parts] of thoughts) {
  it(`leaves out a thought ${what}`, async () => {
    const post = await streamedPost(...parts.map(piece), finish('stop'), DONE);
    expect(post.last).toEqual(DONE_WHOLE);
    expect(post.shown.trimStart()).toBe(text);
    const plain = await askScripted(await scriptedWorker(), [whole(parts.join(''))], { accept: '*/*' });
    expect(await plain.json()).toEqual({ text });
  });
}

it('ends with the text alone when only the end of a thought is marked', async () => {
  const post = await streamedPost(piece('Penso. '), piece(`</think>\n${text}`), finish('stop'), DONE);
  expect(post.last).toEqual(DONE_WHOLE);
});

it('keeps a sign that only looks like the beginning of a thought', async () => {
  const odd = 'Siamo in 3 < 4 <thi';
  expect((await streamedPost(piece(odd), finish('stop'), DONE)).last).toEqual({
    event: 'done',
    data: { text: odd },
  });
});

it('takes an answer of nothing but thoughts for an empty one', async () => {
  for (const thought of ['<think>Penso.</think>\n\n', '<think>Penso senza fine']) {
    expect(await streamedPost(piece(thought), finish('length'), DONE)).toEqual({ shown: '', last: FAILED });
    expect(logged.join('\n')).toContain('"reason":"empty_answer"');
  }
});

const framings: [what: string, body: string][] = [
  ['CR LF', [...halves, finish('stop'), DONE].join('').replaceAll('\n', '\r\n')],
  ['CR', [...halves, finish('stop'), DONE].join('').replaceAll('\n', '\r')],
  ['a byte order mark', `\ufeff${halves.join('')}${finish('stop')}${DONE}`],
  ['no space after the colon', [...halves, finish('stop'), DONE].join('').replaceAll('data: ', 'data:')],
  ['JSON over several lines', [...halves].join('').replaceAll(',"choices"', ',\ndata: "choices"') + DONE],
];
for (const [what, body] of framings) {
  it(`reads events with ${what}`, async () => {
    expect(await streamedPost(body)).toEqual({ shown: text, last: DONE_WHOLE });
  });
}

it('reads letters that are cut between two packets', async () => {
  const bytes = [...new TextEncoder().encode(piece('È così 🏊') + DONE)];
  const parts = Array.from({ length: bytes.length / 3 + 1 }, (_, index) =>
    btoa(String.fromCharCode(...bytes.slice(index * 3, index * 3 + 3))),
  );
  const answer = await askScripted(await scriptedWorker(), [{ parts, encoding: 'base64' }]);
  expect((await postOf(answer)).last).toEqual({ event: 'done', data: { text: 'È così 🏊' } });
});

it('reads a provider’s answer up to a megabyte', async () => {
  const long = 'a'.repeat(900);
  const endless = { parts: [piece(long)], repeat: 1200, end: 'open' } as const;
  const post = await postOf(await askScripted(await scriptedWorker(), [endless]));
  expect(post.last).toEqual(FAILED);
  expect(post.shown.length).toBeGreaterThan(700_000);
  expect(logged.join('\n')).toContain('"reason":"too_large"');
  for (const status of [200, 401]) {
    const answer = {
      status,
      type: 'application/json',
      parts: [' '.repeat(1000)],
      repeat: 1200,
      end: 'open',
    } as const;
    const plain = await askScripted(await scriptedWorker(), [answer], { accept: 'application/json' });
    expect(plain.status).toBe(502);
  }
});
