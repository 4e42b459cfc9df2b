import { expect, it } from 'vitest';
import { findUnprovenFacts } from '#frontend/members/generator/facts.ts';
import { findPrivacyHints } from '#frontend/members/generator/privacy-hints.ts';
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
      found: findUnprovenFacts(post, description, '2024-07-01').flatMap((fact) =>
        fact.kind === kind ? [fact.text] : [],
      ),
      labelled: facts.filter((label) => kindOfLabel(label) === kind),
    })),
  );

const isSurname = (label: string) => /\p{Lu}\p{Ll}/u.test(label);
const hintScore = (kind: string): Score =>
  scoreOf(
    labelledPosts.map(({ description, private: labels }) => ({
      found: findPrivacyHints(description).flatMap((hint) => (hint.kind === kind ? [hint.text] : [])),
      labelled: labels.filter((label) =>
        kind === 'surname'
          ? isSurname(label)
          : kind === 'telephone'
            ? /^\d/.test(label)
            : /^[a-z]/.test(label),
      ),
    })),
  );

it.each(['date', 'number', 'name'])(
  'finds what a post adds of the kind %s, and points at little else',
  (kind) => {
    const { precision, recall, wrong, missed } = factScore(kind);
    expect(precision, `wrong: ${wrong}`).toBeGreaterThanOrEqual(0.9);
    expect(recall, `missed: ${missed}`).toBeGreaterThanOrEqual(0.9);
  },
);

it.each(['surname', 'telephone', 'health'])(
  'finds in a description what is private of the kind %s',
  (kind) => {
    const { precision, recall, wrong, missed } = hintScore(kind);
    expect(precision, `wrong: ${wrong}`).toBeGreaterThanOrEqual(0.8);
    expect(recall, `missed: ${missed}`).toBeGreaterThanOrEqual(0.8);
  },
);
