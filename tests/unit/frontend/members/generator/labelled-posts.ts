import { readFileSync } from 'node:fs';
import { venues } from '#frontend/content/venues/venues.ts';

/** A description, a post on it, what the post asserts and the description does not, and what the description should not hold. */
export type LabelledPost = { description: string; post: string; facts: string[]; private: string[] };

const listOf = (line: string | undefined) =>
  (line ?? '')
    .split('|')
    .map((text) => text.trim())
    .filter(Boolean);

const [venue] = venues;

/** Of our own, written for this measure; at a venue of the edition. */
export const labelledPosts: LabelledPost[] = readFileSync(
  new URL('./labelled-posts.txt', import.meta.url),
  'utf8',
)
  .replaceAll(/SC Ostiense|Sport City/g, venue?.name ?? '')
  .replaceAll('Ostiense', venue?.district ?? '')
  .split('\n===\n')
  .map((block) => {
    const [, description = '', post = '', facts, hints] =
      /^D: (.*)\nP: ([\s\S]*?)\nF:(.*)(?:\nS: (.*))?\s*$/.exec(block) ?? [];
    return { description, post, facts: listOf(facts), private: listOf(hints) };
  });

export type Score = { precision: number; recall: number; wrong: string[]; missed: string[] };

const meet = (one: string, other: string) => one.includes(other) || other.includes(one);

/** A finding is right where it holds, or is part of, something that was labelled. */
export function scoreOf(cases: readonly { found: string[]; labelled: string[] }[]): Score {
  const wrong = cases.flatMap(({ found, labelled }) =>
    found.filter((text) => !labelled.some((label) => meet(text, label))),
  );
  const missed = cases.flatMap(({ found, labelled }) =>
    labelled.filter((label) => !found.some((text) => meet(text, label))),
  );
  const foundCount = cases.reduce((sum, { found }) => sum + found.length, 0);
  const labelledCount = cases.reduce((sum, { labelled }) => sum + labelled.length, 0);
  return {
    precision: (foundCount - wrong.length) / foundCount,
    recall: (labelledCount - missed.length) / labelledCount,
    wrong,
    missed,
  };
}
