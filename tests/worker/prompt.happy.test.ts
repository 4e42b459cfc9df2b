import { expect, it } from 'vitest';
import { promptFor } from '#worker/prompt.ts';

const wordsAt = (now: string) =>
  promptFor('Festa', new Date(now))
    .map(({ content }) => content)
    .join('\n');

it('asks in Italian for everything the specification wants of a post', () => {
  const words = wordsAt('2026-07-01T16:00Z');
  for (const wish of [
    'social media manager esperto di centri estivi',
    'Titolo: massimo 50 caratteri',
    'Sottotitolo: massimo 100 caratteri',
    '2 o 3 paragrafi brevi',
    "invito all'azione",
    'gg/mm/aaaa',
    'massimo 1000 caratteri',
    'Emoji con moderazione',
    'Hashtag, tutti alla fine',
    'Non inventare nulla: nomi di adulti, date, luoghi',
  ]) {
    expect(words).toContain(wish);
  }
});

it('keeps children, notes for the staff and worn phrases out of the post', () => {
  const words = wordsAt('2026-07-01T16:00Z');
  for (const rule of [
    'Nomi di bambini mai, neanche se la descrizione li dà',
    'Referente, foto di riferimento e obiettivi educativi sono appunti per lo staff: non pubblicarli',
    'evita «indimenticabile», «magia», «emozioni»',
    'niente Markdown, niente etichette',
  ]) {
    expect(words).toContain(rule);
  }
});

it('says who speaks to whom, and offers three calls to action', () => {
  const words = wordsAt('2026-07-01T16:00Z');
  for (const rule of [
    'a nome di Fun Village, con il «noi»',
    'alle famiglie, con il «tu»',
    "«Scarica l'app», «Scrivici in chat», «Vieni all'Open Day»",
    'da quattro a sei, il primo è #FunVillage',
  ]) {
    expect(words).toContain(rule);
  }
});

it.each([
  ['2026-06-15T21:59Z', 'Oggi è lunedì 15/06/2026.'],
  ['2026-06-15T22:01Z', 'Oggi è martedì 16/06/2026.'],
  ['2026-12-31T23:30Z', 'Oggi è venerdì 01/01/2027.'],
])('gives the day in Rome at %s', (now, sentence) => {
  expect(wordsAt(now)).toContain(sentence);
});
