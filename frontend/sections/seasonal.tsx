import type { SeasonWords } from '#frontend/content/season/season-state.ts';
import { when } from '#frontend/lib/season/season-state.ts';

/** Words that go by the state of the season. */
export function Seasonal({ words }: { words: SeasonWords }) {
  if (typeof words === 'string') return words;
  return words.map((one) => (
    <span key={one.text} {...when(...one.when)}>
      {one.text}
    </span>
  ));
}
