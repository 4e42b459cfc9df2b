import { expect, it } from 'vitest';
import { seasonStage } from '#frontend/lib/season-stage.ts';

const period = { firstDay: '2025-06-09', lastDay: '2025-09-12' } as const;

it('counts the first and the last day as part of the season', () => {
  expect(seasonStage(period, '2025-06-08')).toBe('before');
  expect(seasonStage(period, '2025-06-09')).toBe('running');
  expect(seasonStage(period, '2025-09-12')).toBe('running');
  expect(seasonStage(period, '2025-09-13')).toBe('over');
});
