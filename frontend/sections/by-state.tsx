import type { ReactNode } from 'react';
import type { SeasonState } from '#frontend/content/season/season-state.ts';
import { when } from '#frontend/lib/season/season-state.ts';

type ByStateProps = { words: Partial<Record<SeasonState, ReactNode>> };

/** Words for each of several states, e.g. `enrolment-on` and `enrolment-off`: the season clock shows those that hold. */
export const ByState = ({ words }: ByStateProps) =>
  Object.entries(words).map(([state, text]) => (
    <span key={state} {...when(state as SeasonState)}>
      {text}
    </span>
  ));
