import { expect, it } from 'vitest';
import { timeMachine } from '#tests/local/time-machine.ts';

it('is in the pages of this machine alone: a build that is not told so has no time machine', () => {
  expect(timeMachine({})).toBe('');
  expect(timeMachine({ TIME_MACHINE: 'on' })).toContain('oggi');
});
