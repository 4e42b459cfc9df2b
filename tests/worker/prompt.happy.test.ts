import { expect, it } from 'vitest';
import { promptFor } from '#worker/prompt.ts';

const wordsAt = (now: string) =>
  promptFor('Festa', new Date(now))
    .map(({ content }) => content)
    .join('\n');

it.each([
  'social media manager esperto di centri estivi',
  'a nome di Fun Village, con il «noi»',
  'alle famiglie, con il «tu»',
  'Titolo: massimo 50 caratteri',
  'Sottotitolo: massimo 100 caratteri',
  '2 o 3 paragrafi brevi',
  "invito all'azione",
  "«Scarica l'app», «Scrivici in chat», «Vieni all'Open Day»",
  'gg/mm/aaaa',
  'massimo 1000 caratteri',
  'Emoji con moderazione',
  'Hashtag, tutti alla fine',
  'da quattro a sei, il primo è #FunVillage',
  'Non inventare nulla: nomi di adulti, date, luoghi',
  'Nomi di bambini mai, neanche se la descrizione li dà',
  'Referente, foto di riferimento e obiettivi educativi sono appunti per lo staff: non pubblicarli',
  'evita «indimenticabile», «magia», «emozioni»',
  'niente Markdown, niente etichette',
])('asks of a post: %s', (wish) => {
  expect(wordsAt('2026-07-01T16:00Z')).toContain(wish);
});

it.each([
  ['2026-06-15T21:59Z', 'Oggi è lunedì 15/06/2026.'],
  ['2026-06-15T22:01Z', 'Oggi è martedì 16/06/2026.'],
  ['2026-12-31T23:30Z', 'Oggi è venerdì 01/01/2027.'],
])('gives the day in Rome at %s', (now, sentence) => {
  expect(wordsAt(now)).toContain(sentence);
});
