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
  `[THINK]Penso: a[0] < 2.[/THINK]${text}`,
  `◁think▷Penso.◁/think▷${text}`,
  `<seed:think>Penso.</seed:think>${text}`,
  `<scratchpad>Penso.</scratchpad>\n${text}`,
  `<|channel|>analysis<|message|>Penso.<|end|><|start|>assistant<|channel|>final<|message|>${text}<|return|>`,
  `<|channel|>analysis<|message|>Penso.<|end|>${text}`,
  `<|channel|>analysis<|message|>Penso. <|channel|>commentary<|message|>Ancora.<|channel|>final<|message|>${text}`,
  `<|channel|>final<|message|>${text}`,
  `<|START_THINKING|>Penso.<|END_THINKING|><|START_RESPONSE|>${text}<|END_RESPONSE|>`,
  `${text}<|im_end|>`,
  `${text}<|eot_id|>`,
  `${text}</s>`,
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
