import { expect, it } from 'vitest';
import { communications } from '#frontend/members/content/communications.ts';
import { membersMenu } from '#frontend/members/content/menu.ts';
import { opportunities } from '#frontend/members/content/opportunities.ts';
import { photos } from '#frontend/members/content/photos.ts';
import { rules } from '#frontend/members/content/rules.ts';

const files = import.meta.glob<string>('../../frontend/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('has six panels and opens with the welcome', () => {
  expect(membersMenu.map(({ id }) => id)).toEqual([
    'welcome',
    'photos',
    'content',
    'communications',
    'opportunities',
    'rules',
  ]);
});

it('asks for five photos a day, by seven in the evening', () => {
  expect(photos.guidelines[0]?.title).toBe('Almeno 5 foto al giorno');
  expect(photos.links).toHaveLength(2);
  expect(communications.notices[0]?.text).toContain('entro le 19:00');
});

it('asks for absences a day ahead and shows both open roles', () => {
  expect(JSON.stringify(rules)).toContain('almeno 24 ore prima');
  expect(rules.groups.map(({ items }) => items.length)).toEqual([4, 4, 3]);
  expect(opportunities.cards).toHaveLength(2);
  expect(opportunities.apply.label).toBe('Invia la tua candidatura');
});

it('is never imported by public code, so that it stays behind the gate', () => {
  const outside = Object.entries(files).filter(([path]) => !path.startsWith('../../frontend/members/'));
  expect(outside.length).toBeGreaterThan(40);
  for (const [path, source] of outside) expect(source, path).not.toMatch(/members\/content\//);
});
