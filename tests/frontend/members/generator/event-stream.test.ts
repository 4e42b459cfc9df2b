import { expect, it } from 'vitest';
import { createEventStreamParser } from '#frontend/members/generator/event-stream.ts';

const parseAll = (...pieces: string[]) => {
  const parse = createEventStreamParser();
  return pieces.flatMap((piece) => parse(piece));
};

it('reads named events with their data', () => {
  expect(parseAll('event: delta\ndata: {"text":"Ciao"}\n\nevent: done\ndata: {}\n\n')).toEqual([
    { event: 'delta', data: '{"text":"Ciao"}' },
    { event: 'done', data: '{}' },
  ]);
});

it('gives the same events wherever the text is cut, with LF, CRLF and CR', () => {
  for (const newline of ['\n', '\r\n', '\r']) {
    const lines = [': sveglia', 'event: delta', 'data: uno', 'data: due', 'id: 7', '', 'data:tre', '', ''];
    const text = lines.join(newline);
    const whole = [
      { event: 'delta', data: 'uno\ndue' },
      { event: 'message', data: 'tre' },
    ];
    expect(parseAll(text)).toEqual(whole);
    expect(parseAll(...text)).toEqual(whole);
    for (let cut = 0; cut <= text.length; cut++) {
      expect(parseAll(text.slice(0, cut), text.slice(cut))).toEqual(whole);
    }
  }
});

it('takes away one space after the colon and no more', () => {
  expect(parseAll('data:  due spazi\n\n')).toEqual([{ event: 'message', data: ' due spazi' }]);
});

it('ignores comments, unknown fields and events without data', () => {
  expect(parseAll(':\n\n: ping\n\nevent: delta\n\nretry: 10\n\ndata\n\n')).toEqual([
    { event: 'message', data: '' },
  ]);
});

it('never gives an event whose closing blank line is missing', () => {
  expect(parseAll('event: done\ndata: {"text":"a"}\n')).toEqual([]);
});
