import { expect, it } from 'vitest';
import { promptFor } from '#worker/prompt.ts';

it('asks in Italian for everything the specification wants of a post', () => {
  const words = promptFor('Festa')
    .map(({ content }) => content)
    .join('\n');
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
    'Non inventare nulla: nomi di bambini o di adulti, date, luoghi',
  ]) {
    expect(words).toContain(wish);
  }
});
