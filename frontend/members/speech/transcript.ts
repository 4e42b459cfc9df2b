import type { SpokenResults } from './recognition.ts';

/**
 * What was said in one session of the engine, made anew from all its results.
 * Chrome on Android adds every longer version of a sentence as a result of its own, often marked final: a result that
 * repeats the one before it from its first letter takes its place. On computers a following result begins with a space.
 */
export function transcriptOf(results: SpokenResults): string {
  const parts: string[] = [];
  for (const result of Array.from(results)) {
    const part = result[0]?.transcript ?? '';
    const previous = parts.at(-1);
    const isLonger =
      previous !== undefined && !/^\s/.test(part) && comparable(part).startsWith(comparable(previous));
    if (isLonger) parts[parts.length - 1] = part;
    else if (part.trim()) parts.push(part);
  }
  return parts
    .map((part) => part.trim())
    .join(' ')
    .replace(/\s+/g, ' ');
}

const comparable = (part: string) => part.trim().toLocaleLowerCase('it').replace(/\s+/g, ' ');

/** Spoken words behind written ones, with one space between them. */
export function joinSpoken(written: string, spoken: string): string {
  const isApart = written === '' || spoken === '' || /\s$/.test(written);
  return isApart ? written + spoken : `${written} ${spoken}`;
}
