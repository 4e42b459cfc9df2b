import { expect, it } from 'vitest';
import { compareFacts } from '#frontend/members/generator/facts.ts';
import { labelledPosts, type Score, scoreOf } from './labelled-posts.ts';

const kindOfLabel = (label: string) =>
  /^\d{1,2}\/|maggio|giugno|lunedì|sabato|domenica/i.test(label)
    ? 'date'
    : /^[\d:]+$|^(?:due|quattro|sei|sette|dieci|mille)$/i.test(label)
      ? 'number'
      : 'name';

const factScore = (kind: string): Score =>
  scoreOf(
    labelledPosts.map(({ post, description, facts }) => ({
      found: compareFacts(post, description, '2024-07-01').unproven.flatMap((fact) =>
        fact.kind === kind ? [fact.text] : [],
      ),
      labelled: facts.filter((label) => kindOfLabel(label) === kind),
    })),
  );

it.each(['date', 'number'])('finds what a post adds of the kind %s, and points at little else', (kind) => {
  const { precision, recall, wrong, missed } = factScore(kind);
  expect(precision, `wrong: ${wrong}`).toBeGreaterThanOrEqual(0.9);
  expect(recall, `missed: ${missed}`).toBeGreaterThanOrEqual(0.9);
});
