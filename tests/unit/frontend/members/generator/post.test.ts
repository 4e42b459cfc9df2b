import { expect, it } from 'vitest';
import { parsePost } from '#frontend/members/generator/post.ts';
import { checkMessage, checkPost, type PostCheckId } from '#frontend/members/generator/post-checks.ts';
import { timeGrowth } from '#tests/unit/frontend/time-growth.ts';

const today = '2026-06-10';
const good = `Che tuffo! 💦

Scivoli e gavettoni per tutti

Oggi l'acqua è stata la protagonista.

Le squadre hanno giocato insieme.

Vuoi esserci anche tu? Prenota!

📅 09/06/2025

#FunVillage #Roma #Estate #Giochi`;

const broken = (text: string, description = '') =>
  checkPost(text, description, today)
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);
const countOf = (id: PostCheckId, text: string) =>
  checkPost(text, '', today).find((check) => check.id === id)?.count;

it('takes a post apart into title, subtitle, text and hashtags', () => {
  expect(parsePost(good)).toEqual({
    title: 'Che tuffo! 💦',
    subtitle: 'Scivoli e gavettoni per tutti',
    blocks: [
      "Oggi l'acqua è stata la protagonista.",
      'Le squadre hanno giocato insieme.',
      'Vuoi esserci anche tu? Prenota!',
      '📅 09/06/2025',
    ],
    hashtags: ['#FunVillage', '#Roma', '#Estate', '#Giochi'],
    hashtagsInside: [],
  });
});

it('reads a line of hashtags that ends in an emoji without backtracking', () => {
  expect(timeGrowth(parsePost, '#tag ', '😀')).toBeLessThanOrEqual(3);
  expect(parsePost(`Che sole\n\nSotto\n\n${'#tag '.repeat(40)}😀`).hashtagsInside).toHaveLength(40);
});

it('has no parts for an empty text', () => {
  const nothing = { title: '', subtitle: '', blocks: [], hashtags: [], hashtagsInside: [] };
  expect(parsePost(' \n ')).toEqual(nothing);
});

it('counts what people see: an emoji of many code points is one character', () => {
  const title = `${'a'.repeat(49)}👨‍👩‍👧‍👦`;
  expect(countOf('title', good.replace('Che tuffo! 💦', title))).toBe(50);
  expect(broken(good.replace('Che tuffo! 💦', title))).toEqual([]);
  expect(broken(good.replace('Che tuffo! 💦', `${title}!`))).toEqual(['title']);
});

it.each<[before: string, after: string, faults: PostCheckId[], description?: string]>([
  ['', '', [], 'Giochi del 9 giugno 2025'],
  ['Scivoli', 'S'.repeat(101), ['subtitle']],
  ['Oggi', 'o'.repeat(1000), ['total']],
  [good, 'Solo un titolo', ['subtitle', 'paragraphs', 'call_to_action', 'date', 'hashtags']],
  ['📅', 'Uno.\n\nDue.\n\n📅', ['paragraphs']],
  ['09/06/2025', '9 giugno 2025', ['date']],
  ['📅 09/06/2025\n\n', '', ['date'], 'il 9/6'],
  ['📅 09/06/2025\n\n', '', ['date'], 'oggi'],
  ['📅 09/06/2025\n\n', '', ['date']],
  ['📅 09/06/2025', '📅 Martedì 09/06/2025, Sport City', []],
  ['💦', '💦🇮🇹👍🏽👨‍👩‍👧‍👦', []],
  ['💦', '💦🇮🇹👍🏽👨‍👩‍👧‍👦1️⃣', ['emoji']],
  [' #Estate #Giochi', ' #Estate', ['hashtags']],
  [' #Giochi', ' #Giochi #Sole #Mare #Uno', ['hashtags']],
  ['Le squadre hanno giocato insieme.', 'The teams had a great time together in the water.', ['language']],
  [
    'Le squadre hanno giocato insieme.',
    'Los equipos jugaron juntos con mucha alegría y con el sol.',
    ['language'],
  ],
  ['squadre', '#squadre', ['hashtags']],
])('finds in a post with %j as %j the faults %j', (before, after, faults, description = '') => {
  expect(broken(good.replace(before, after), description)).toEqual(faults);
});

it('counts neither the invitation nor the date among the paragraphs', () => {
  expect(countOf('paragraphs', good)).toBe(2);
});

it.each([
  ['9 giugno', 'Giochi del 9 giugno', '09/06/2026'],
  ['9 giugno', 'Giochi del 9 giugno 2025', '09/06/2025'],
  ['9/6', 'Giochi', '09/06/2026'],
  ['oggi', 'Giochi del sedici giugno', '16/06/2026'],
  ['oggi', 'Giochi', '10/06/2026'],
  ['stamattina', 'Giochi di ieri', '09/06/2026'],
  ['lunedì scorso', 'Giochi', '08/06/2026'],
])('says for «%s» of «%s» that %s is wanted', (date, description, wanted) => {
  const text = good.replace('Oggi l', 'L').replace('09/06/2025', date);
  const check = checkPost(text, description, today).find(({ id }) => id === 'date');
  expect(check).toMatchObject({ isMet: false, wanted });
});

it('asks neither title nor hashtags of a message to parents', () => {
  expect(checkMessage('Ciao a tutti! Oggi gavettoni.', 'gavettoni', today).map(({ id }) => id)).toEqual([
    'language',
    'date',
    'total',
    'emoji',
  ]);
});

it('names the words of the post to look at first', () => {
  const placeOf = (id: PostCheckId, text: string) =>
    checkPost(text, '', today).find((check) => check.id === id)?.place;
  expect(placeOf('title', good)).toBe('Che tuffo! 💦');
  expect(placeOf('date', good.replace('09/06/2025', '9 giugno 2025'))).toBe('9 giugno 2025');
  expect(placeOf('hashtags', good.replace('squadre', '#squadre'))).toBe('#squadre');
});
