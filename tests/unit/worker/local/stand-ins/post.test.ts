import { expect, it } from 'vitest';
import { findDate, writePost } from '#worker/local/stand-ins/post.ts';

it.each([
  ['il 9/6/2025 in piscina', '09/06/2025'],
  ['il 12-09-25', '12/09/2025'],
  ['lunedì 1° luglio 2025', '01/07/2025'],
  ['il 16 giugno', '16/06/2026'],
  ['il sedici giugno', '16/06/2026'],
  ['il 16/6', '16/06/2026'],
  ['ieri in piscina', '30/06/2026'],
  ['oggi in piscina', '01/07/2026'],
  ['bambini di 8-10 anni', undefined],
  ['alle 15:30 in 24 a giugno', undefined],
])('finds the date of "%s" on 1 July 2026', (text, date) => {
  expect(findDate(text, '01/07/2026')).toBe(date);
});

it('keeps title, subtitle and whole within what the instructions ask, whatever the description', () => {
  for (const description of ['Giochi', 'Gavettoni a Ostiense. '.repeat(150), 'x'.repeat(4000)]) {
    const post = writePost(description, '01/07/2026');
    const [title = '', subtitle = ''] = post.split('\n\n');
    expect(title.length).toBeLessThanOrEqual(50);
    expect(subtitle.length).toBeLessThanOrEqual(100);
    expect(post.length).toBeLessThanOrEqual(1000);
  }
});

it('names no date that the description does not give', () => {
  expect(writePost('Spettacolo finale con i genitori', '01/07/2026')).not.toMatch(/\d/);
});
