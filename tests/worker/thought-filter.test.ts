import { expect, it } from 'vitest';
import { ThoughtFilter } from '#worker/thought-filter.ts';

const text = 'Siamo in 3 < 4!';

it.each([
  text,
  `<think>Penso: 1 < 2, </b>.</think>\n\n${text}`,
  ` \n<thinking>Uno.</thinking><Think>Due <think>tre</think>.</Think> ${text}`,
  `<think>Uno.</think>\n<THINK>Due.</THINK>\n${text}`,
  `<think>Chiudo <think> con </think>\n${text}`,
  `<think>\n\n</think>\n\n${text}`,
])('gives the text of %j wherever it is cut', (answer) => {
  for (let size = 1; size <= answer.length; size += 1) {
    const filter = new ThoughtFilter();
    let shown = '';
    for (let start = 0; start < answer.length; start += size)
      shown += filter.add(answer.slice(start, start + size));
    shown += filter.end(true);
    expect(shown.trimStart()).toBe(text);
    expect(filter.text.trimStart()).toBe(text);
  }
});

it('ends with the text alone when only the end of a thought is marked', () => {
  const filter = new ThoughtFilter();
  filter.add('Penso. ');
  filter.add(`</think>\n${text}`);
  filter.end(true);
  expect(filter.text.trimStart()).toBe(text);
});

it('hides a thought behind an end that had no beginning', () => {
  const filter = new ThoughtFilter();
  expect(filter.add('</think><think>Ancora.')).toBe('');
});

it('keeps a sign that only looks like the beginning of a thought', () => {
  const filter = new ThoughtFilter();
  expect(filter.add('In 3 < 4 <thi') + filter.end(true)).toBe('In 3 < 4 <thi');
});
