import { expect, it } from 'vitest';
import { ThoughtFilter } from '#worker/thought-filter.ts';

const text = 'Siamo in 3 < 4!';

for (const answer of [
  `<think>Penso: 1 < 2, </b>.</think>\n\n${text}`,
  ` \n<thinking>Uno.</thinking><Think>Due <think>tre</think>.</Think> ${text}`,
  text,
]) {
  it(`gives the text of ${JSON.stringify(answer)} wherever it is cut`, () => {
    for (let size = 1; size <= answer.length; size += 1) {
      const filter = new ThoughtFilter();
      let shown = '';
      for (let start = 0; start < answer.length; start += size)
        shown += filter.add(answer.slice(start, start + size));
      shown += filter.end(true);
      expect(shown.trimStart()).toBe(text);
      expect(filter.text).toBe(text);
    }
  });
}
