import { expect, it } from 'vitest';
import { membersMenu } from '#frontend/members/content/menu.ts';

const files = import.meta.glob<string>('../../frontend/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('has six panels and opens with the welcome', () => {
  expect(membersMenu.map(({ id }) => id)).toEqual([
    'welcome',
    'content',
    'photos',
    'communications',
    'opportunities',
    'rules',
  ]);
});

it('is never imported by public code, so that it stays behind the gate', () => {
  const outside = Object.entries(files).filter(([path]) => !path.startsWith('../../frontend/members/'));
  expect(outside.length).toBeGreaterThan(40);
  for (const [path, source] of outside)
    expect(source, path).not.toMatch(/(?:from|import\() *'[^']*members\/content\//);
});
