import type { SpokenResults } from './recognition.ts';
import { repeatsWords, sharedWords, spokenWords } from './spoken-words.ts';

/** One session of the engine. `parts` are its results as shown, `withdrawn` those it took back; `at` counts the parts before. */
export type Transcript = { parts: readonly string[]; withdrawn: readonly { at: number; text: string }[] };

export const emptyTranscript: Transcript = { parts: [], withdrawn: [] };

const partsFrom = ({ parts, withdrawn }: Transcript, from: number): string[] => {
  const withdrawnAt = (index: number) => withdrawn.filter(({ at }) => at === index).map(({ text }) => text);
  return [
    ...parts.slice(from).flatMap((part, index) => [...withdrawnAt(from + index), part]),
    ...withdrawn.filter(({ at }) => at >= Math.max(from, parts.length)).map(({ text }) => text),
  ];
};

/**
 * Chrome on Android adds every longer version of a sentence as a result of its own, and at the end one with all of
 * them: a part that repeats those before it takes their place. On computers a following result begins with a space.
 */
function joinParts(parts: readonly string[]): string {
  const joined: { text: string; words: string[] }[] = [];
  for (const part of parts) {
    const words = spokenWords(part);
    const text = part.trim();
    if (text === '') continue;
    const first = /^\s/.test(part)
      ? -1
      : joined.findIndex((_, index) =>
          repeatsWords(
            joined.slice(index).flatMap((earlier) => earlier.words),
            words,
          ),
        );
    if (first >= 0) joined.length = first;
    joined.push({ text, words });
  }
  return joined
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '');
}

export const transcriptText = (transcript: Transcript): string => joinParts(partsFrom(transcript, 0));

/**
 * The transcript after a result event, which holds all results of the session. Engines revise what they have shown;
 * Safari on iOS starts its only result anew after a pause, and then the words before the pause are kept.
 */
export function hear(transcript: Transcript, results: SpokenResults): Transcript {
  const { parts, withdrawn } = transcript;
  const heard = Array.from(results, (result) => result[0]?.transcript ?? '');
  const same = heard.findIndex((part, index) => part !== parts[index]);
  const from = same < 0 ? heard.length : same;
  const earlier = spokenWords(joinParts(parts.slice(from)));
  const later = spokenWords(joinParts(heard.slice(from)));

  const shared = sharedWords(earlier, later);
  const isRevised =
    later.length < earlier.length ? shared * 2 > earlier.length : shared * 2 >= earlier.length;
  if (isRevised) return { parts: heard, withdrawn };
  // The first words of something else, or fewer words of the same: the next event tells.
  if (shared === later.length) return transcript;
  const restarted = partsFrom(transcript, from).map((text) => ({ at: from, text }));
  return { parts: heard, withdrawn: [...withdrawn.filter(({ at }) => at < from), ...restarted] };
}
