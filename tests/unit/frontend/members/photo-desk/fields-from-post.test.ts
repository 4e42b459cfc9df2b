import { expect, it } from 'vitest';
import { fieldsFromPost } from '#frontend/members/photo-desk/fields-from-post.ts';

it('takes the activity, day and month for the code, and the title of the post', () => {
  const description =
    'Il 16 giugno 2025 a Sport City, caccia al tesoro a squadre per bambini dagli 8 ai 10 anni.';
  const post = 'Caccia al tesoro! 🗺️\n\nCinque tappe e una mappa\n\nOggi si è corso.\n\n#FunVillage';
  expect(fieldsFromPost(post, description)).toEqual({ code: 'CACCIA1606', title: 'Caccia al tesoro' });
});

it('does without a date that nobody gives, and passes over names, places and words that fit every day', () => {
  expect(
    fieldsFromPost('Che bella giornata\n\nTutti in acqua', 'Oggi i bambini con Marco a Ostia: gavettoni'),
  ).toEqual({
    code: 'GAVETTONI',
    title: 'Che bella giornata',
  });
});

it('cuts a long title behind a word, and gives nothing for nothing', () => {
  const title = 'Una lunghissima giornata di sport, giochi e risate con tutti';
  expect(fieldsFromPost(title, '').title).toBe('Una lunghissima giornata di sport giochi');
  expect(fieldsFromPost('', '')).toEqual({ code: '', title: '' });
});

it('takes no surname, number or health note of a description into a file’s name', () => {
  const description = 'Con Marco Bianchetti, allergico: torneo di pallavolo';
  expect(fieldsFromPost('Tutti in campo', description).code).toBe('TORNEO');
});

it('takes no title that may name a child', () => {
  expect(fieldsFromPost('Bravo Mattia Rossi!\n\nCinque tappe e una mappa', 'Quiz').title).toBe('');
});
