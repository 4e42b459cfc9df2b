import { expect, it } from 'vitest';
import { answerTo } from '#worker/local/stand-ins/provider.ts';
import { promptFor } from '#worker/prompt.ts';
import { labelledDescriptions } from './labelled-descriptions.ts';

const now = new Date('2026-07-01T16:00Z');

it('has thirty descriptions, from 20 to 4,000 characters', () => {
  const lengths = labelledDescriptions.map(({ description }) => [...description].length);
  expect([lengths.length, Math.min(...lengths), Math.max(...lengths)]).toEqual([30, 20, 4000]);
});

it.each(labelledDescriptions)(
  'sends «$description» whole, between its delimiters alone, with the day in Rome',
  ({ description }) => {
    const [system, user, ...more] = promptFor(description, now);
    expect(more).toEqual([]);
    expect(system?.content).not.toContain(description);
    const [before, after] = user?.content.split(`>\n${description}\n</descrizione-`) ?? [];
    expect(before).toContain('Oggi è mercoledì 01/07/2026.');
    expect(before).not.toContain(description);
    expect(after).toMatch(/^[\da-f]{8}>$/);
  },
);

it.each(labelledDescriptions)(
  'gets for «$description» a post that says what it must and nothing that it must not',
  ({ description, says = [], never = [] }) => {
    const post = answerTo(promptFor(description, now));
    for (const text of says) expect(post).toContain(text);
    for (const text of never) expect(post).not.toContain(text);
  },
);
